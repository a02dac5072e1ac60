export { OpenDataView } from './OpenDataView'
