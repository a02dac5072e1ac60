import { page } from '@/blocks'
import { ResultView } from '@/features/recognition'

export default page('/subPagesB/pages/zhulong/recognitionResult', ResultView)
