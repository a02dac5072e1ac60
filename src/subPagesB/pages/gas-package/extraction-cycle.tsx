import { page } from '@/blocks'
import { CyclesView } from '@/features/gas-package'

export default page('/subPagesB/pages/gas-package/extraction-cycle', CyclesView)
