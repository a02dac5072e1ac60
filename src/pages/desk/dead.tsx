import { page } from '@/blocks'
import { DeadView } from '@/features/desk'

export default page('/pages/desk/dead', DeadView)
