export { FeeView } from './fee/FeeView'
