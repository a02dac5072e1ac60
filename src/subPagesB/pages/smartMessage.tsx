import { page } from '@/blocks'
import { SmartView } from '@/features/smart'

export default page('/subPagesB/pages/smartMessage', SmartView)
