import { page } from '@/blocks'
import { GalleryLooksView } from '@/features/gallery'

export default page('/pages/dev/looks', GalleryLooksView)
