import { page } from '@/blocks'
import { StaffTicketView } from '@/features/desk'

export default page('/pages/desk/ticket', StaffTicketView)
