import { page } from '@/blocks'
import { InquiryView } from '@/features/prices'

export default page('/subPagesB/pages/gas-inquiry', InquiryView)
