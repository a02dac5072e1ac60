import { page } from '@/blocks'
import { AuthorityView } from '@/features/binding'

export default page('/subPagesB/pages/accountSecurity/authority', AuthorityView)
