import { page } from '@/blocks'
import { TransferView } from '@/features/payment'

export default page('/pages/pay/pay-telegraphic-transfer', TransferView)
