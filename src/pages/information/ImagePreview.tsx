import { page } from '@/blocks'
import { NoticePicturesView } from '@/features/shell'

export default page('/pages/information/ImagePreview', NoticePicturesView)
