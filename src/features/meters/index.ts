export { MeterListView } from './list/MeterListView'
export { ChangeListView } from './changes/ChangeListView'
