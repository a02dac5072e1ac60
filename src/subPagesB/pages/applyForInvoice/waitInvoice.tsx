import { page } from '@/blocks'
import { WaitListView } from '@/features/invoice'

export default page('/subPagesB/pages/applyForInvoice/waitInvoice', WaitListView)
