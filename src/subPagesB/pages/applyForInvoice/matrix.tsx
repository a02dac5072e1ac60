import { page } from '@/blocks'
import { MatrixView } from '@/features/invoice'

export default page('/subPagesB/pages/applyForInvoice/matrix', MatrixView)
