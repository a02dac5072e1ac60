import { page } from '@/blocks'
import { CertView } from '@/features/certification'

export default page('/pages/certification/index', CertView)
