import { page } from '@/blocks'
import { AddTicketView } from '@/features/ticket'

export default page('/subPages/customer-service/add', AddTicketView)
