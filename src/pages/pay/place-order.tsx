import { PlaceOrderView } from '@/features/payment'
import { usePageParams } from '@/routes/page'

export default function PlaceOrderPage() {
  const { bizType, billIds, payToken, value, amount } = usePageParams('/pages/pay/place-order')
  return <PlaceOrderView bizType={bizType} billIds={billIds ?? []} payToken={payToken} value={value} amount={amount} />
}
