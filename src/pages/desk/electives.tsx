import { page } from '@/blocks'
import { ElectivesView } from '@/features/desk'

export default page('/pages/desk/electives', ElectivesView)
