import { page } from '@/blocks'
import { PlanView } from '@/features/payment'

export default page('/subPages/installment/detail', PlanView)
