import { page } from '@/blocks'
import { PagesView } from '@/features/invoice'

export default page('/subPagesB/pages/reviewPdfImage', PagesView)
