export { BillListView } from './list/BillListView'
export { BillDetailsView } from './details/BillDetailsView'
