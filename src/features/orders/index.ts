export { OrderDetailView } from './detail/OrderDetailView'
export { OrderListView } from './list/OrderListView'
