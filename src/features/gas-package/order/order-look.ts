import { formatMoment } from '@domain/date-format'
import type { DateText } from '@domain/date'
import { formatMoney } from '@domain/money'
import type { PackageOrderState } from '@domain/statuses/gas-package'
import type { Step } from '@/ui'
import type { OrderDetail } from '../types'

const STEPS = ['签协议', '保证金', '提气', '结算', '完成']
const AT: Readonly<Partial<Record<PackageOrderState, number>>> = {
  WAIT_SIGN: 0,
  WAIT_DEPOSIT: 1,
  DEPOSIT_CONFIRMING: 1,
  EFFECTIVE: 2,
  EXTRACTING: 2,
  SETTLING: 3,
  COMPLETED: STEPS.length,
}

type Ended = Pick<OrderDetail, 'state' | 'effectiveAt' | 'depositDeadline'>

/** The way of an order; one that ended before its end shows where. */
export function stepsOf({ state, effectiveAt, depositDeadline }: Ended): { items: Step[]; current: number } {
  const at = AT[state]
  const current = at ?? (effectiveAt !== null ? 2 : depositDeadline !== null ? 1 : 0)
  const items = STEPS.map((title, index) => ({ key: title, title, failed: at === undefined && index === current }))
  return { items, current }
}

/** What an order waits for or how it ended, where no step of the customer's own is next. */
export function sentenceOf(order: OrderDetail, today: DateText): string {
  const at = (moment: string) => formatMoment(moment, today)
  switch (order.state) {
    case 'WAIT_SIGN':
      return `请于 ${at(order.signDeadline)} 前签署供气协议`
    case 'WAIT_DEPOSIT':
      return order.depositDeadline === null
        ? `请缴纳保证金 ${formatMoney(order.depositAmount)}`
        : `请于 ${at(order.depositDeadline)} 前缴纳保证金 ${formatMoney(order.depositAmount)}`
    case 'DEPOSIT_CONFIRMING':
      return '保证金转账到账确认中，到账一般需1个工作日，期间订单不会关闭'
    case 'EFFECTIVE':
      return `订单已生效，${order.terms.deliveryStart} 开始提气`
    case 'EXTRACTING':
      return '按周期提气中'
    case 'SETTLING':
      return '各周期结算中，结清后退还保证金'
    case 'COMPLETED':
      return '订单已完成'
    default:
      return order.closeReason ?? ''
  }
}
