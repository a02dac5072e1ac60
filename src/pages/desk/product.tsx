import { page } from '@/blocks'
import { DeskProductView } from '@/features/desk'

export default page('/pages/desk/product', DeskProductView)
