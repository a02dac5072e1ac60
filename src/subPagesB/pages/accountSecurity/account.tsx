import { page } from '@/blocks'
import { AccountView } from '@/features/profile'

export default page('/subPagesB/pages/accountSecurity/account', AccountView)
