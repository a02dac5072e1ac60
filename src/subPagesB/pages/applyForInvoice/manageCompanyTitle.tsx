import { page } from '@/blocks'
import { TitlesView } from '@/features/invoice'

export default page('/subPagesB/pages/applyForInvoice/manageCompanyTitle', TitlesView)
