import { page } from '@/blocks'
import { DeskOutletView } from '@/features/desk'

export default page('/pages/desk/outlet', DeskOutletView)
