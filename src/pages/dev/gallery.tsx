import { page } from '@/blocks'
import { GalleryView } from '@/features/gallery'

export default page('/pages/dev/gallery', GalleryView)
