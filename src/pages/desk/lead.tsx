import { page } from '@/blocks'
import { StaffLeadView } from '@/features/desk'

export default page('/pages/desk/lead', StaffLeadView)
