import { page } from '@/blocks'
import { DeskView } from '@/features/desk'

export default page('/pages/desk/desk', DeskView)
