import { page } from '@/blocks'
import { ActivityView } from '@/features/bidding'

export default page('/subPagesB/pages/ng-package/detail', ActivityView)
