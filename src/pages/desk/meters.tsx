import { page } from '@/blocks'
import { MetersView } from '@/features/desk'

export default page('/pages/desk/meters', MetersView)
