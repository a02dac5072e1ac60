import { page } from '@/blocks'
import { LinesView } from '@/features/butler'

export default page('/subPages/hotline', LinesView)
