import { page } from '@/blocks'
import { EditCyclesView } from '@/features/gas-package'

export default page('/subPagesB/pages/gas-package/edit-extraction-cycle', EditCyclesView)
