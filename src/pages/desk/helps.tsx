import { page } from '@/blocks'
import { DeskHelpsView } from '@/features/desk'

export default page('/pages/desk/helps', DeskHelpsView)
