import { RecordView } from '@/features/payment'
import { usePageParams } from '@/routes/page'

export default function RecordPage() {
  const { bizType, orderId } = usePageParams('/pages/pay/record')
  return <RecordView bizType={bizType} orderId={orderId} />
}
