export { MallView } from './MallView'
