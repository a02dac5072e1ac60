import { page } from '@/blocks'
import { SignScreenView } from '@/features/contract'

export default page('/subPagesB/pages/signManagement/iframe-screen', SignScreenView)
