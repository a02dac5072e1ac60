import { page } from '@/blocks'
import { BankDetailView } from '@/features/bank'

export default page('/pages/record/bank-information/bankDetail', BankDetailView)
