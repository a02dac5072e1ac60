export { MeterListView } from './MeterListView'
