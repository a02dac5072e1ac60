import { page } from '@/blocks'
import { TransferView } from '@/features/binding'

export default page('/pages/binding/transfer', TransferView)
