import { page } from '@/blocks'
import { StaffLotteryView } from '@/features/desk'

export default page('/pages/desk/lottery', StaffLotteryView)
