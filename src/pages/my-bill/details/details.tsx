import { page } from '@/blocks'
import { BillDetailsView } from '@/features/bills'

export default page('/pages/my-bill/details/details', BillDetailsView)
