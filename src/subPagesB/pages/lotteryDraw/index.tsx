import { page } from '@/blocks'
import { LotteryView } from '@/features/lottery'

export default page('/subPagesB/pages/lotteryDraw/index', LotteryView)
