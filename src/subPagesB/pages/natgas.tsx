import { page } from '@/blocks'
import { GuideView } from '@/features/prices'

export default page('/subPagesB/pages/natgas', GuideView)
