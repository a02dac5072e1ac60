import { formatFullMoment } from '@domain/date-format'
import { cycleTypes, priceTypes } from '@domain/statuses/gas-package'
import { Fields, fieldsOf, useLink } from '@/blocks'
import { useUser } from '@/stores'
import { Cell, SectionCard } from '@/ui'
import { deliveryText, percentText } from '../package-text'
import type { OrderDetail } from '../types'

const fields = fieldsOf<OrderDetail & { bp: string }>()([
  { key: 'orderNo', label: '订单编号', kind: 'copy' },
  { key: 'name', label: '气量包', kind: 'text' },
  {
    key: 'price',
    label: '气价',
    render: ({ terms }) =>
      terms.floatDiscount === null
        ? `${priceTypes[terms.priceType]} ${terms.unitPrice} 元/m³`
        : `公布价 − ${terms.floatDiscount} 元/m³，参考价 ${terms.unitPrice} 元/m³`,
  },
  { key: 'delivery', label: '提气期', render: ({ terms }) => `${deliveryText(terms)}，${cycleTypes[terms.cycleType]}` },
  {
    key: 'rates',
    label: '约定',
    render: ({ terms }) =>
      `保证金${percentText(terms.depositRate)}，允差${percentText(terms.shortTolerance)}，短提补偿${percentText(terms.shortFeeRate)}`,
  },
  {
    key: 'meters',
    label: '提气表具',
    render: ({ meters }) => meters.map(({ name, meterNo }) => `${name}（${meterNo}）`).join('，'),
  },
  { key: 'bp', label: '用气户号', kind: 'text' },
  { key: 'contact', label: '联系人', render: ({ contactName, contactPhone }) => `${contactName} ${contactPhone}` },
  { key: 'createdBy', label: '下单人', kind: 'text' },
  { key: 'createdAt', label: '下单时间', render: ({ createdAt }) => formatFullMoment(createdAt) },
  { key: 'effectiveAt', label: '生效时间', kind: 'time', show: ({ effectiveAt }) => effectiveAt !== null },
  { key: 'finishedAt', label: '完结时间', kind: 'time', show: ({ finishedAt }) => finishedAt !== null },
  { key: 'closeReason', label: '关闭原因', kind: 'text', show: ({ closeReason }) => closeReason !== null },
])

/** 订单信息, and the agreement it stands on. */
export function OrderInfo({ of: order }: { of: OrderDetail }) {
  const bp = useUser(({ loginUserInfo }) => loginUserInfo?.bp ?? '')
  const agreement = useLink('/subPagesB/pages/gas-package/gas-supply-agreement', { agreeId: order.agreeId })
  return (
    <>
      <SectionCard title='订单信息'>
        <Fields of={{ ...order, bp }} fields={fields} />
      </SectionCard>
      {agreement && (
        <SectionCard flush title='协议' label='协议'>
          <Cell icon='contract' title='供气协议' value='查看' onTap={agreement} />
        </SectionCard>
      )}
    </>
  )
}
