export { HomeView } from './home/HomeView'
