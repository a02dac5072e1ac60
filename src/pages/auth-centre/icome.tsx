import { page } from '@/blocks'
import { IcomeView } from '@/features/login'

export default page('/pages/auth-centre/icome', IcomeView)
