import { page } from '@/blocks'
import { StartInvoiceView } from '@/features/invoice'

export default page('/subPagesB/pages/applyForInvoice/startInvoice', StartInvoiceView)
