import { page } from '@/blocks'
import { AddBankView } from '@/features/bank'

export default page('/pages/record/bank-information/addBank', AddBankView)
