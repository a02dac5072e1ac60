import { page } from '@/blocks'
import { WinnersView } from '@/features/bidding'

export default page('/subPagesB/pages/ng-package/winningList', WinnersView)
