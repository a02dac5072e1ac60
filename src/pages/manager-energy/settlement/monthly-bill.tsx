import { page } from '@/blocks'
import { SettlementsView } from '@/features/settlement'

export default page('/pages/manager-energy/settlement/monthly-bill', SettlementsView)
