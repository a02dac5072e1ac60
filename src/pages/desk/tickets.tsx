import { page } from '@/blocks'
import { TicketsView } from '@/features/desk'

export default page('/pages/desk/tickets', TicketsView)
