import { page } from '@/blocks'
import { CampaignView } from '@/features/lottery'

export default page('/subPagesB/pages/lotteryDraw/detail', CampaignView)
