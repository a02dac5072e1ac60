import { page } from '@/blocks'
import { GasOrdersView } from '@/features/gas-card'

export default page('/subPages/gasPaymentOrder/list', GasOrdersView)
