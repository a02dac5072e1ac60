import { page } from '@/blocks'
import { DeskProductsView } from '@/features/desk'

export default page('/pages/desk/products', DeskProductsView)
