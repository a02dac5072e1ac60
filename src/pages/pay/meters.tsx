import { page } from '@/blocks'
import { PayMetersView } from '@/features/payment'

export default page('/pages/pay/meters', PayMetersView)
