import { page } from '@/blocks'
import { IssuedListView } from '@/features/invoice'

export default page('/subPagesB/pages/applyForInvoice/detailInvoiced', IssuedListView)
