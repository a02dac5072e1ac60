import { page } from '@/blocks'
import { DeskBannersView } from '@/features/desk'

export default page('/pages/desk/banners', DeskBannersView)
