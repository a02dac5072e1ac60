export { BillListView } from './BillListView'
export { BillDetailsView } from './BillDetailsView'
