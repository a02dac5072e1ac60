import { page } from '@/blocks'
import { SelectAccountView } from '@/features/payment'

export default page('/pages/pay/select-account', SelectAccountView)
