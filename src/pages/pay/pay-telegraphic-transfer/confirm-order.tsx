import { page } from '@/blocks'
import { ConfirmTransferView } from '@/features/payment'

export default page('/pages/pay/pay-telegraphic-transfer/confirm-order', ConfirmTransferView)
