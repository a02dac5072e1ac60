import { page } from '@/blocks'
import { SelfCheckView } from '@/features/self-check'

export default page('/subPagesB/pages/demo', SelfCheckView)
