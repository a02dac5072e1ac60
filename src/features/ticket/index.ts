export { TicketListView } from './list/TicketListView'
export { AddTicketView } from './add/AddTicketView'
export { TicketView } from './detail/TicketView'
export { RateTicketView } from './evaluate/RateTicketView'
