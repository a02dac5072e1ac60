import { page } from '@/blocks'
import { TenantsView } from '@/features/login'

export default page('/pages/auth-centre/tenants', TenantsView)
