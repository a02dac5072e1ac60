import { page } from '@/blocks'
import { PhotoView } from '@/features/recognition'

export default page('/subPagesB/pages/zhulong/imageRecognition', PhotoView)
