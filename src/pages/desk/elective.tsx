import { page } from '@/blocks'
import { StaffElectiveView } from '@/features/desk'

export default page('/pages/desk/elective', StaffElectiveView)
