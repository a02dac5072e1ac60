import { page } from '@/blocks'
import { ApplicationView } from '@/features/invoice'

export default page('/subPagesB/pages/applyForInvoice/invoiceDetails', ApplicationView)
