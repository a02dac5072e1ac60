import { formatFullMoment } from '@domain/date-format'
import { formatMoney, isPositiveMoney } from '@domain/money'
import { gasOrderStatus, gasSliceStatus, nfcResults, writeModes } from '@domain/statuses'
import { formatVolume } from '@domain/volume'
import { DetailPage, useAct, useLink, useLinks } from '@/blocks'
import { inDialog, showRefusal } from '@/shared/pay'
import { useRead } from '@/request'
import {
  Button,
  Card,
  Ends,
  Figures,
  Item,
  KeyValue,
  Money,
  NoticeBar,
  Row,
  SectionCard,
  Status,
  Timeline,
  alert,
  prompt,
} from '@/ui'
import type { ViewParams } from '@/routes/table'
import { addressOf } from '@/routes/go'
import { boughtText, gasText, type GasOrderDetail } from '../card-text'
import { useCancelGas } from '../order-acts'
import { usePayGas } from '../use-pay-gas'
import { OrderBar } from '../OrderBar'

/** 购气订单详情 (A 6.33). */
export function GasOrderView({ gasOrderId }: ViewParams<'/subPages/gasPaymentOrder/detail'>) {
  const read = useRead('default GET /crmgas/gasPaymentOrder/detail', { gasOrderId }, { refresh: 'show', freshFor: 0 })
  const pay = usePayGas(read.data, read.reload)
  return (
    <DetailPage spaced read={read} footer={(order) => <OrderBar order={order} pay={pay} />}>
      {(order) => (
        <>
          {order.state === 'UNKNOWN' && <NoticeBar tone='danger'>写卡结果待核实，请勿重复购买</NoticeBar>}
          <Head order={order} />
          {order.slices > 1 && <Slices order={order} />}
          {order.segments.length > 0 && <Segments order={order} />}
          <Facts order={order} />
          {order.writeRecords.length > 0 && <Writes order={order} />}
          <SectionCard title='订单进度'>
            <Timeline items={[...order.timeline].reverse().map(stepOf)} />
          </SectionCard>
          <Acts order={order} onChanged={read.reload} />
          {pay.cashier}
        </>
      )}
    </DetailPage>
  )
}

const stepOf = ({ state, at, reason }: GasOrderDetail['timeline'][number]) => ({
  key: `${state}${at}`,
  title: gasOrderStatus[state].label,
  ...(reason !== null && { text: reason }),
  meta: formatFullMoment(at),
})

function Head({ order }: { order: GasOrderDetail }) {
  return (
    <Card>
      <Ends className='fs-13 t3 mb4'>
        <span className='break'>{order.meterName}</span>
        <Status status={gasOrderStatus[order.state]} />
      </Ends>
      <div className='fs-20 fw-m num'>{gasText(order) || boughtText(order)}</div>
      <div className='hr' />
      <Figures
        items={[
          { label: '气费', value: <Money value={order.amount} /> },
          ...(isPositiveMoney(order.leftover)
            ? [{ label: '余款转入余额', value: <Money value={order.leftover} /> }]
            : []),
        ]}
      />
    </Card>
  )
}

function Slices({ order }: { order: GasOrderDetail }) {
  const all = useLink('/pages/pay/pay-gasvolume-suborder', { gasOrderId: order.gasOrderId })
  return (
    <SectionCard title='分次写卡' count={order.slices} flush {...(all && { more: '查看', onMore: all })}>
      {order.subOrders.map((slice) => (
        <Item key={slice.subNo}>
          <Ends>
            <span className='fs-15'>{`第 ${slice.subNo} 笔 ${boughtText(slice)}`}</span>
            <Status status={gasSliceStatus[slice.state]} />
          </Ends>
        </Item>
      ))}
    </SectionCard>
  )
}

/** How the price came about (AE-56). */
function Segments({ order }: { order: GasOrderDetail }) {
  return (
    <SectionCard title='气价明细'>
      <KeyValue
        items={order.segments.map(({ tierNo, price, volume, amount }) => [
          `第${tierNo}档 ${price}元/m³ × ${formatVolume(volume)}`,
          formatMoney(amount),
          { key: String(tierNo) },
        ])}
      />
    </SectionCard>
  )
}

function Facts({ order }: { order: GasOrderDetail }) {
  return (
    <SectionCard title='订单信息'>
      <KeyValue
        items={[
          ['订单号', order.gasOrderNo, { copy: order.gasOrderNo }],
          ['表号', order.meterNo],
          ['卡尾号', order.cardTail],
          ['写卡方式', writeModes[order.writeMode]],
          ['下单时间', formatFullMoment(order.createdAt)],
          ['支付时间', order.paidAt !== null && formatFullMoment(order.paidAt)],
          ['支付单号', order.payOrder.orderNo],
          ['余额抵扣', isPositiveMoney(order.payOrder.balanceUsed) && formatMoney(order.payOrder.balanceUsed)],
        ]}
      />
    </SectionCard>
  )
}

function Writes({ order }: { order: GasOrderDetail }) {
  return (
    <SectionCard title='写卡记录' flush>
      {[...order.writeRecords].reverse().map((record) => (
        <Item key={record.recordId}>
          <Ends>
            <span className='fs-13 t2 break'>{record.message}</span>
            <Status status={nfcResults[record.result]} />
          </Ends>
          <div className='fs-12 t3'>{`${formatFullMoment(record.endedAt)} · ${record.userMask}`}</div>
        </Item>
      ))}
    </SectionCard>
  )
}

async function askReason(): Promise<{ reason: string } | null> {
  const reason = await prompt({
    title: '申请退款',
    content: '退款将原路退回，是否确认？',
    label: '退款原因',
    kind: 'textarea',
    maxLength: 100,
    placeholder: '请填写5至100字',
    check: (text) => ([...text.trim()].length < 5 ? '请填写至少5个字' : undefined),
  })
  return reason === null ? null : { reason: reason.trim() }
}

/** Voucher, giving up, asking for the money back; a purchase that cannot be given back says why. */
function Acts({ order, onChanged }: { order: GasOrderDetail; onChanged: () => Promise<void> }) {
  const voucher = useLinks()(
    order.voucherId === null ? null : addressOf('/subPagesB/pages/pdfReview', { voucherId: order.voucherId }),
  )
  const invoice = useLink('/pages/invoice/trade-list')
  const refund = useAct('default POST /crmgas/gasPaymentOrder/refund', {
    once: true,
    more: askReason,
    ok: '退款申请已提交',
    dialog: inDialog('A2312', 'A2313', 'A2328', 'A2329', 'A2330', 'A2409'),
    tell: showRefusal,
    done: onChanged,
    stale: onChanged,
  })
  const cancel = useCancelGas(onChanged)
  const { gasOrderId, refundable } = order
  const askBack = () =>
    refundable.ok ? refund.run({ gasOrderId }) : alert(refundable.reason ?? '', { cancelText: null })
  const isPaid = order.paidAt !== null && order.state !== 'REFUNDING' && order.state !== 'REFUNDED'
  return (
    <Row wrap to='centre' gap={12}>
      {voucher && (
        <Button kind='text' onTap={voucher}>
          查看凭证
        </Button>
      )}
      {isPaid && invoice && (
        <Button kind='text' onTap={invoice}>
          开发票
        </Button>
      )}
      {order.canCancel && (
        <Button kind='text' onTap={() => cancel.run({ gasOrderId })}>
          取消订单
        </Button>
      )}
      {isPaid && (
        <Button kind='text' loading={refund.busy} onTap={askBack}>
          申请退款
        </Button>
      )}
    </Row>
  )
}
