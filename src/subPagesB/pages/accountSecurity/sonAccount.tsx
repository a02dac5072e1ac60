import { page } from '@/blocks'
import { SonAccountView } from '@/features/binding'

export default page('/subPagesB/pages/accountSecurity/sonAccount', SonAccountView)
