export { LandingView } from './landing/LandingView'
