import { page } from '@/blocks'
import { DeskOutletsView } from '@/features/desk'

export default page('/pages/desk/outlets', DeskOutletsView)
