import { page } from '@/blocks'
import { RecordView } from '@/features/payment'

export default page('/pages/pay/record', RecordView)
