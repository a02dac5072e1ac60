import { page } from '@/blocks'
import { SignatureView } from '@/features/settlement'

export default page('/pages/manager-energy/signature', SignatureView)
