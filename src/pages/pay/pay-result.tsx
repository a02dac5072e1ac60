import { PayResultView } from '@/features/payment'
import { usePageParams } from '@/routes/page'

export default function PayResultPage() {
  const { orderId, subOrderId, back } = usePageParams('/pages/pay/pay-result')
  return <PayResultView orderId={orderId ?? ''} subOrderId={subOrderId} back={back} />
}
