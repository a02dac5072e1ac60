import { linkTo, useAct, type Link } from '@/blocks'
import type { Out } from '@contract'
import { isPositiveMoney } from '@domain/money'
import { channels, payOrderStatus, refundStatus } from '@domain/statuses'
import { useRead } from '@/request'
import {
  type FactRow,
  Button,
  DateText,
  Ends,
  ErrorBlock,
  KeyValue,
  Money,
  prompt,
  Row,
  Sheet,
  Skeleton,
  Status,
  Timeline,
} from '@/ui'
import { MoneyTrack } from '@/shared/money-track'
import { inDialog, showRefusal, useCancelOrder } from '@/shared/pay'
import { addressOf } from '@/routes/go'
import { nextStep, stepsOf } from './record-row'

type Detail = Out<'default GET /crmgas/pay/recordDetail'>

/** A payment that took no money, in the customer's words. */
const paymentStates: Readonly<Record<Detail['payments'][number]['state'], string>> = {
  CREATED: '未完成',
  PREPAID: '待支付',
  SUCCESS: '支付成功',
  FAILED: '支付失败',
  CLOSED: '已关闭',
  REFUNDING: '退款中',
  REFUNDED: '已退款',
}

const VOUCHER = '/subPagesB/pages/pdfReview'
const BILL = '/pages/my-bill/details/details'

export interface RecordSheetProps {
  orderId: string
  /** 继续支付 / 支付下一笔. */
  onPay: (order: Detail) => Promise<unknown>
  onClose: () => void
  onChanged: () => Promise<void>
}

/** One payment order: items, payments, refund, and what can still be done with it (A 6.24). */
export function RecordSheet({ orderId, onPay, onClose, onChanged }: RecordSheetProps) {
  const read = useRead('default GET /crmgas/pay/recordDetail', { orderId }, { freshFor: 0, handles: 'all' })
  const order = read.data
  const changed = async () => {
    await Promise.all([read.reload(), onChanged()])
  }
  // The cashier opens in the sheet's place.
  const payNow = async (paid: Detail) => {
    onClose()
    await onPay(paid)
  }
  return (
    <Sheet
      open
      title='缴费详情'
      cancelText='关闭'
      onClose={onClose}
      {...(order && hasActions(order) && { footer: <SheetActions order={order} onPay={payNow} onChanged={changed} /> })}
    >
      {read.state === 'loading' && <Skeleton kind='list' rows={3} />}
      {read.state === 'error' && <ErrorBlock onRetry={() => void read.reload()} />}
      {order && <OrderFacts order={order} />}
    </Sheet>
  )
}

function OrderFacts({ order }: { order: Detail }) {
  const { label, tone } = payOrderStatus[order.state]
  return (
    <div className='gutter'>
      <Ends>
        <Money value={order.amount} size='l' />
        <Status status={{ label, tone }} />
      </Ends>
      {order.resultNote !== null && <div className='fs-13 t2 mt4 mb4'>{order.resultNote}</div>}
      <KeyValue items={factsOf(order)} />
      {order.payments.length > 0 && (
        <>
          <div className='fs-13 t3 mt16 mb4'>支付流水</div>
          <KeyValue
            items={order.payments.map(({ paymentId, channel, amount, state, successAt, subSeq, ...numbers }) => [
              `${subSeq === null ? '' : `第 ${subSeq} 笔 · `}${channels[channel]}`,
              <>
                <Money value={amount} />
                <div className='fs-12 t3 break'>
                  {successAt === null ? paymentStates[state] : <DateText value={successAt} form='full' />}
                </div>
                <div className='fs-12 t3 break num'>商户单号 {numbers.outTradeNo}</div>
                {numbers.channelTradeNo !== null && (
                  <div className='fs-12 t3 break num'>渠道流水号 {numbers.channelTradeNo}</div>
                )}
              </>,
              { key: paymentId },
            ])}
          />
        </>
      )}
      {order.refund && <Refund refund={order.refund} />}
      <div className='fs-13 t3 mt16 mb4'>处理过程</div>
      <Timeline
        items={stepsOf(order.timeline).map(({ title, at, reason }, index) => ({
          key: `${at}${index}`,
          title,
          meta: <DateText value={at} form='full' />,
          ...(reason !== null && { text: reason }),
        }))}
      />
      <MoneyTrack orderId={order.orderId} plain />
    </div>
  )
}

function factsOf(order: Detail): FactRow[] {
  return [
    ...order.items.map(({ title, amount, refType, refId }, index): FactRow => [
      title,
      <ItemAmount title={title} amount={amount} way={billOf({ refType, refId })} />,
      { key: `i${index}` },
    ]),
    ['余额抵扣', isPositiveMoney(order.balanceUsed) && <Money value={order.balanceUsed} />],
    ['实付', <Money value={order.paidAmount} />, { sum: true }],
    ['支付单号', order.orderNo],
    ['缴费户号', `${order.payeeName} ${order.payeeBp}`],
    ['付款人', order.payerMask],
    ['付款申请', order.prepared !== null && `由 ${order.prepared.byMask} 提交`],
    ['下单时间', <DateText value={order.createdAt} form='full' />],
    ['支付时间', order.paidAt !== null && <DateText value={order.paidAt} form='full' />],
  ]
}

type OrderItem = Detail['items'][number]

/** The bill that was paid; a payer for another customer sees no bills of that customer (AE-61). */
const billOf = ({ refType, refId }: Pick<OrderItem, 'refType' | 'refId'>): Link | undefined =>
  linkTo(refType === 'BILL' && refId !== null ? addressOf(BILL, { billId: refId }) : null)

function ItemAmount({ title, amount, way }: Pick<OrderItem, 'title' | 'amount'> & { way: Link | undefined }) {
  if (!way) return <Money value={amount} />
  return (
    <Row to='end' wrap>
      <Money value={amount} />
      <Button kind='text' size='small' label={`查看账单 ${title}`} onTap={way}>
        查看账单
      </Button>
    </Row>
  )
}

function Refund({ refund }: { refund: NonNullable<Detail['refund']> }) {
  const { label, tone } = refundStatus[refund.state]
  return (
    <>
      <div className='fs-13 t3 mt16 mb4'>退款</div>
      <KeyValue
        items={[
          ['状态', <Status status={{ label, tone }} />],
          ['金额', <Money value={refund.amount} />],
          ['原因', refund.reason],
          ['拒绝原因', refund.refuseReason],
        ]}
      />
    </>
  )
}

interface ActionsProps {
  order: Detail
  onPay: RecordSheetProps['onPay']
  onChanged: () => Promise<void>
}

function SheetActions({ order, onPay, onChanged }: ActionsProps) {
  const step = nextStep(order)
  const { requestRefund, cancel } = useOrderActions(order, onChanged)
  const voucher = voucherOf(order)
  return (
    <Row gap={12} top={12}>
      {order.canCancel && order.payerIsMe && (
        <Button kind='outline' block onTap={cancel}>
          取消支付单
        </Button>
      )}
      {step && (
        <Button block onTap={() => onPay(order)}>
          {step === 'NEXT' ? '支付下一笔' : '继续支付'}
        </Button>
      )}
      {voucher && (
        <Button kind='outline' block onTap={voucher}>
          缴费凭证
        </Button>
      )}
      {order.refundable.ok && (
        <Button kind='plain' block onTap={requestRefund}>
          申请退款
        </Button>
      )}
    </Row>
  )
}

const voucherOf = ({ voucherId }: Detail) => linkTo(voucherId && addressOf(VOUCHER, { voucherId }))

const hasActions = (order: Detail): boolean =>
  nextStep(order) !== null ||
  (order.canCancel && order.payerIsMe) ||
  voucherOf(order) !== undefined ||
  order.refundable.ok

/** Giving an order up and asking for its money back. */
function useOrderActions({ orderId }: Detail, onChanged: () => Promise<void>) {
  const cancel = useCancelOrder(onChanged)
  const refund = useAct('default POST /crmgas/pay/refundApply', {
    once: true,
    more: askReason,
    ok: '退款申请已提交',
    dialog: inDialog('A2313', 'A2328', 'A2330'),
    tell: showRefusal,
    done: onChanged,
    stale: onChanged,
  })
  return { cancel: () => cancel.run({ orderId }), requestRefund: () => refund.run({ orderId }) }
}

async function askReason(): Promise<{ reason: string } | null> {
  const reason = await prompt({
    title: '申请退款',
    label: '退款原因',
    kind: 'textarea',
    maxLength: 100,
    placeholder: '请填写5至100字',
    check: (text) => ([...text.trim()].length < 5 ? '请填写至少5个字' : undefined),
  })
  return reason === null ? null : { reason: reason.trim() }
}
