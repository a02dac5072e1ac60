import { page } from '@/blocks'
import { BankListView } from '@/features/bank'

export default page('/pages/record/bank-information/bankList', BankListView)
