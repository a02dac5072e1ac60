import { page } from '@/blocks'
import { TicketView } from '@/features/ticket'

export default page('/subPages/customer-service/detail', TicketView)
