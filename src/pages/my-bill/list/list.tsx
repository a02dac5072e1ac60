import { BillListView } from '@/features/bills'
import { usePageParams } from '@/routes/page'

export default function BillListPage() {
  const { state } = usePageParams('/pages/my-bill/list/list')
  return <BillListView state={state} />
}
