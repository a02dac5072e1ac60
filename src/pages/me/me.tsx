import { page } from '@/blocks'
import { MeView } from '@/features/me'

export default page('/pages/me/me', MeView)
