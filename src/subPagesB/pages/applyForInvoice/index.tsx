import { page } from '@/blocks'
import { CentreView } from '@/features/invoice'

export default page('/subPagesB/pages/applyForInvoice/index', CentreView)
