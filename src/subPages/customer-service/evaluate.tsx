import { page } from '@/blocks'
import { RateTicketView } from '@/features/ticket'

export default page('/subPages/customer-service/evaluate', RateTicketView)
