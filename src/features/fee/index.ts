export { FeeView } from './FeeView'
