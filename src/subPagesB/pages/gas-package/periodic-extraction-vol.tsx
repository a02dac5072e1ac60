import { page } from '@/blocks'
import { PeriodView } from '@/features/gas-package'

export default page('/subPagesB/pages/gas-package/periodic-extraction-vol', PeriodView)
