export { MeterListView } from './list/MeterListView'
