import { FeeView } from '@/features/fee'
import { usePageParams } from '@/routes/page'

export default function FeePage() {
  const { month } = usePageParams('/pages/fee/fee/fee')
  return <FeeView month={month} />
}
