import { page } from '@/blocks'
import { WaitSearchView } from '@/features/invoice'

export default page('/subPagesB/pages/applyForInvoice/waitInvoice-search', WaitSearchView)
