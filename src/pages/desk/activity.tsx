import { page } from '@/blocks'
import { DeskActivityView } from '@/features/desk'

export default page('/pages/desk/activity', DeskActivityView)
