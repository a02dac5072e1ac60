import { page } from '@/blocks'
import { RulesView } from '@/features/balance'

export default page('/subPagesB/pages/substitution/rules', RulesView)
