import { page } from '@/blocks'
import { TicketListView } from '@/features/ticket'

export default page('/subPages/customer-service/index', TicketListView)
