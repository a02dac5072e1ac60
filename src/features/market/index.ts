export { MallView } from './mall/MallView'
