import { page } from '@/blocks'
import { ConfirmView } from '@/features/gas-package'

export default page('/subPagesB/pages/gas-package/gas-confirm-order', ConfirmView)
