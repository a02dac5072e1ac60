import { DayDetailsView } from '@/features/usage'
import { usePageParams } from '@/routes/page'

export default function DayDetailsPage() {
  const { billId, meterId } = usePageParams('/pages/my-bill/details/day-details')
  return <DayDetailsView billId={billId} meterId={meterId} />
}
