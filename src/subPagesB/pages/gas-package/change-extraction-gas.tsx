import { page } from '@/blocks'
import { ChangeView } from '@/features/gas-package'

export default page('/subPagesB/pages/gas-package/change-extraction-gas', ChangeView)
