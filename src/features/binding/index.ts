export { SecurityView } from './SecurityView'
