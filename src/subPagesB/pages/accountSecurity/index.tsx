import { page } from '@/blocks'
import { SecurityView } from '@/features/profile'

export default page('/subPagesB/pages/accountSecurity/index', SecurityView)
