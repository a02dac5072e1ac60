import { page } from '@/blocks'
import { DeskQuartersView } from '@/features/desk'

export default page('/pages/desk/quarters', DeskQuartersView)
