import { page } from '@/blocks'
import { PlaceOrderView } from '@/features/payment'

export default page('/pages/pay/place-order', PlaceOrderView)
