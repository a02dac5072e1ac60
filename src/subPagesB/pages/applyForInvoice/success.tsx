import { page } from '@/blocks'
import { SubmittedView } from '@/features/invoice'

export default page('/subPagesB/pages/applyForInvoice/success', SubmittedView)
