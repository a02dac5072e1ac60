export { MeView } from './me/MeView'
