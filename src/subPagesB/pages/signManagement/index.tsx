import { page } from '@/blocks'
import { TaskListView } from '@/features/contract'

export default page('/subPagesB/pages/signManagement/index', TaskListView)
