import { page } from '@/blocks'
import { PackageView } from '@/features/gas-package'

export default page('/subPagesB/pages/gas-package/gas-package-detail', PackageView)
