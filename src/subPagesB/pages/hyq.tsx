import { page } from '@/blocks'
import { HyqView } from '@/features/hyq'

export default page('/subPagesB/pages/hyq', HyqView)
