import { page } from '@/blocks'
import { MeView } from '@/features/account'

export default page('/pages/me/me', MeView)
