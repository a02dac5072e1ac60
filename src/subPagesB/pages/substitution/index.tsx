import { page } from '@/blocks'
import { BalanceListView } from '@/features/balance'

export default page('/subPagesB/pages/substitution/index', BalanceListView)
