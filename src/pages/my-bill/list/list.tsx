import { page } from '@/blocks'
import { BillListView } from '@/features/bills'

export default page('/pages/my-bill/list/list', BillListView)
