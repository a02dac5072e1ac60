import { page } from '@/blocks'
import { TodoListView } from '@/features/todo'

export default page('/pages/need-dealt-with/need-dealt-with-list', TodoListView)
