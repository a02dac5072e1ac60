import { page } from '@/blocks'
import { LinksView } from '@/features/guest'

export default page('/subPagesB/pages/accountSecurity/guestLink', LinksView)
