import { page } from '@/blocks'
import { AgreementView } from '@/features/gas-package'

export default page('/subPagesB/pages/gas-package/gas-supply-agreement', AgreementView)
