import { page } from '@/blocks'
import { RecordsView } from '@/features/gas-package'

export default page('/subPagesB/pages/gas-package/extract-records', RecordsView)
