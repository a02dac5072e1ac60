import { page } from '@/blocks'
import { LandingView } from '@/features/share'

export default page('/share/share', LandingView)
