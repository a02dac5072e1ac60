import { formatFullMoment } from '@domain/date-format'
import { cycleTypes, priceTypes } from '@domain/statuses/gas-package'
import { useLink } from '@/blocks'
import { useUser } from '@/stores'
import { Cell, KeyValue, SectionCard, type FactRow } from '@/ui'
import { deliveryText, percentText } from '../package-text'
import type { OrderDetail } from '../types'

const factsOf = ({ terms, ...order }: OrderDetail, bp: string): FactRow[] => [
  ['订单编号', order.orderNo, { copy: order.orderNo }],
  ['气量包', order.name],
  [
    '气价',
    terms.floatDiscount === null
      ? `${priceTypes[terms.priceType]} ${terms.unitPrice} 元/m³`
      : `公布价 − ${terms.floatDiscount} 元/m³，参考价 ${terms.unitPrice} 元/m³`,
  ],
  ['提气期', `${deliveryText(terms)}，${cycleTypes[terms.cycleType]}`],
  [
    '约定',
    `保证金${percentText(terms.depositRate)}，允差${percentText(terms.shortTolerance)}，短提补偿${percentText(terms.shortFeeRate)}`,
  ],
  ['提气表具', order.meters.map(({ name, meterNo }) => `${name}（${meterNo}）`).join('，')],
  ['用气户号', bp || '--'],
  ['联系人', `${order.contactName} ${order.contactPhone}`],
  ['下单人', order.createdBy || '--'],
  ['下单时间', formatFullMoment(order.createdAt)],
  ['生效时间', order.effectiveAt !== null && formatFullMoment(order.effectiveAt)],
  ['完结时间', order.finishedAt !== null && formatFullMoment(order.finishedAt)],
  ['关闭原因', order.closeReason],
]

/** 订单信息, and the agreement it is on. */
export function OrderInfo({ of: order }: { of: OrderDetail }) {
  const bp = useUser(({ loginUserInfo }) => loginUserInfo?.bp ?? '')
  const agreement = useLink('/subPagesB/pages/gas-package/gas-supply-agreement', { agreeId: order.agreeId })
  return (
    <>
      <SectionCard title='订单信息'>
        <KeyValue items={factsOf(order, bp)} />
      </SectionCard>
      {agreement && (
        <SectionCard flush title='协议' label='协议'>
          <Cell icon='contract' title='供气协议' value='查看' onTap={agreement} />
        </SectionCard>
      )}
    </>
  )
}
