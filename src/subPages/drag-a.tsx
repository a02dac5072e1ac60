import { page } from '@/blocks'
import { ArrangeView } from '@/features/apps'

export default page('/subPages/drag-a', ArrangeView)
