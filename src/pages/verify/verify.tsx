import { page } from '@/blocks'
import { VerifyView } from '@/features/verify'

export default page('/pages/verify/verify', VerifyView)
