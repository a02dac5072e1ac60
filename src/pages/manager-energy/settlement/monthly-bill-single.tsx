import { page } from '@/blocks'
import { SingleStatementView } from '@/features/settlement'

export default page('/pages/manager-energy/settlement/monthly-bill-single', SingleStatementView)
