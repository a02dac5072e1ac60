import { page } from '@/blocks'
import { TenantsView } from '@/features/account'

export default page('/pages/auth-centre/tenants', TenantsView)
