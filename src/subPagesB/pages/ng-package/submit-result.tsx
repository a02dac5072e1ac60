import { page } from '@/blocks'
import { BidResultView } from '@/features/bidding'

export default page('/subPagesB/pages/ng-package/submit-result', BidResultView)
