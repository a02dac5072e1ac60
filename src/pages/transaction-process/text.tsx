import { page } from '@/blocks'
import { ProcessTextView } from '@/features/help'

export default page('/pages/transaction-process/text', ProcessTextView)
