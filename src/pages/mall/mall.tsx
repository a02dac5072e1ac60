import { page } from '@/blocks'
import { MallView } from '@/features/market'

export default page('/pages/mall/mall', MallView)
