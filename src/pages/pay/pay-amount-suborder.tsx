import { page } from '@/blocks'
import { SuborderView } from '@/features/payment'

export default page('/pages/pay/pay-amount-suborder', SuborderView)
