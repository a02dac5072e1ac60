import { page } from '@/blocks'
import { GasSlicesView } from '@/features/gas-card'

export default page('/pages/pay/pay-gasvolume-suborder', GasSlicesView)
