import { page } from '@/blocks'
import { ApplyView } from '@/features/balance'

export default page('/subPagesB/pages/substitution/apply', ApplyView)
