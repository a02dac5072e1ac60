import { page } from '@/blocks'
import { ItemView } from '@/features/invoice'

export default page('/subPagesB/pages/applyForInvoice/detail', ItemView)
