import { page } from '@/blocks'
import { OldStatementView } from '@/features/settlement'

export default page('/pages/manager-energy/settlement/monthly-bill-detail-old', OldStatementView)
