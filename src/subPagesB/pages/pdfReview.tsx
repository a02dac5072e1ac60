import { page } from '@/blocks'
import { VoucherView } from '@/features/payment'

export default page('/subPagesB/pages/pdfReview', VoucherView)
