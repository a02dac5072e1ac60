import { page } from '@/blocks'
import { BalancesView } from '@/features/desk'

export default page('/pages/desk/balances', BalancesView)
