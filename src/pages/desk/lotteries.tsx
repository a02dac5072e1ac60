import { page } from '@/blocks'
import { LotteriesView } from '@/features/desk'

export default page('/pages/desk/lotteries', LotteriesView)
