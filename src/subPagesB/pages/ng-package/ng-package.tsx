import { page } from '@/blocks'
import { BidListView } from '@/features/bidding'

export default page('/subPagesB/pages/ng-package/ng-package', BidListView)
