import { page } from '@/blocks'
import { ResultView } from '@/features/gas-package'

export default page('/subPagesB/pages/gas-package/gas-submit-result', ResultView)
