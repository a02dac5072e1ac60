import { page } from '@/blocks'
import { FrameView } from '@/features/contract'

export default page('/subPagesB/pages/signManagement/annualFrameContract', FrameView)
