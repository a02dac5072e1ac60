import { page } from '@/blocks'
import { GasOrderView } from '@/features/gas-card'

export default page('/subPages/gasPaymentOrder/detail', GasOrderView)
