import { page } from '@/blocks'
import { VisitView } from '@/features/guest'

export default page('/subPagesB/pages/accountSecurity/guest', VisitView)
