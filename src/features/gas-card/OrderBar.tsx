import { formatMoney } from '@domain/money'
import { useLinks } from '@/blocks'
import { BottomBar } from '@/ui'
import { addressOf } from '@/routes/go'
import { writeAddress, type GasOrderDetail } from './card-text'
import type { usePayGas } from './use-pay-gas'

/** The next step of a purchase: its payment, its write, or a check of the card. */
export function OrderBar({ order, pay }: { order: GasOrderDetail; pay: ReturnType<typeof usePayGas> }) {
  const links = useLinks()
  const { gasOrderId } = order
  if (order.canPay) {
    const text = `去支付 ${formatMoney(order.payOrder.payAmount)}`
    return <BottomBar primary={{ text, onTap: pay.payNow, loading: pay.busy, disabled: !pay.ready }} />
  }
  const write = links(order.nextSubNo === null ? null : writeAddress(gasOrderId, order.nextSubNo))
  if (write) return <BottomBar primary={{ text: order.state === 'UNKNOWN' ? '核实写卡' : '去写卡', onTap: write }} />
  const isLoading = order.state === 'WRITTEN' && order.cardType === 'NFC'
  const read = links(isLoading ? addressOf('/subPages/nfc/list', { meterId: order.meterId }) : null)
  return read ? <BottomBar primary={{ text: '读卡确认上表', onTap: read }} /> : null
}
