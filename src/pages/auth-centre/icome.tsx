import { page } from '@/blocks'
import { IcomeView } from '@/features/account'

export default page('/pages/auth-centre/icome', IcomeView)
