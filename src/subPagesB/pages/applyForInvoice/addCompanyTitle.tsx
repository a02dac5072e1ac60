import { page } from '@/blocks'
import { EditTitleView } from '@/features/invoice'

export default page('/subPagesB/pages/applyForInvoice/addCompanyTitle', EditTitleView)
