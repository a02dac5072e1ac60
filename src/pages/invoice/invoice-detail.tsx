import { page } from '@/blocks'
import { InvoiceView } from '@/features/invoice'

export default page('/pages/invoice/invoice-detail', InvoiceView)
