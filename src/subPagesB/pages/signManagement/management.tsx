import { page } from '@/blocks'
import { ContractListView } from '@/features/contract'

export default page('/subPagesB/pages/signManagement/management', ContractListView)
