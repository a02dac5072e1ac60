import { SuborderView } from '@/features/payment'
import { usePageParams } from '@/routes/page'

export default function PayAmountSuborderPage() {
  const { orderId, back } = usePageParams('/pages/pay/pay-amount-suborder')
  return <SuborderView orderId={orderId ?? ''} back={back} />
}
