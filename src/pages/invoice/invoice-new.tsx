import { page } from '@/blocks'
import { NewInvoiceView } from '@/features/invoice'

export default page('/pages/invoice/invoice-new', NewInvoiceView)
