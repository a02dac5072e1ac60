import { TodoListView } from '@/features/todo'
import { usePageParams } from '@/routes/page'

export default function TodoListPage() {
  const { type } = usePageParams('/pages/need-dealt-with/need-dealt-with-list')
  return <TodoListView type={type} />
}
