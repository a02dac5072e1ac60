import { page } from '@/blocks'
import { InstallmentListView } from '@/features/payment'

export default page('/subPages/installment/list', InstallmentListView)
