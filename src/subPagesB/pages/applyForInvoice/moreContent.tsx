import { page } from '@/blocks'
import { MoreContentView } from '@/features/invoice'

export default page('/subPagesB/pages/applyForInvoice/moreContent', MoreContentView)
