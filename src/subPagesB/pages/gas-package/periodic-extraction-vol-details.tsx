import { page } from '@/blocks'
import { PeriodDetailView } from '@/features/gas-package'

export default page('/subPagesB/pages/gas-package/periodic-extraction-vol-details', PeriodDetailView)
