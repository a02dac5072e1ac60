import { page } from '@/blocks'
import { PayResultView } from '@/features/payment'

export default page('/pages/pay/pay-result', PayResultView)
