import { BillDetailsView } from '@/features/bills'
import { usePageParams } from '@/routes/page'

export default function BillDetailsPage() {
  const { billId } = usePageParams('/pages/my-bill/details/details')
  return <BillDetailsView billId={billId} />
}
