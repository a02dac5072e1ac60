import { useEffect, useState } from 'react'
import type { Out } from '@contract'
import { clockAt } from '@domain/date'
import { isPositiveMoney } from '@domain/money'
import { channels } from '@domain/statuses'
import { isAwaitingPayment } from '@domain/statuses/pay-order'
import { linkTo, ResultPage, useLinks, useMay, type ResultPageProps } from '@/blocks'
import { MoneyTrack } from '@/shared/money-track'
import { usePayNow } from '@/shared/pay'
import { noteChanged, useRead } from '@/request'
import { addressOf, go, returnTo } from '@/routes/go'
import { usePay } from '@/stores'
import { type FactRow, Button, Card, confirm, DateText, KeyValue, Money, Row, Spinner, Steps } from '@/ui'
import { EVERY, phaseOf, resultLook, shownState, stepsOf, type Pace, type Phase } from './result-look'
import { usePollPace } from './use-poll-pace'

type Result = Out<'default GET /crmgas/pay/query'>

const METERS = '/pages/pay/meters'
const BILL = '/pages/my-bill/details/details'
const BILLS = '/pages/my-bill/list/list'
const VOUCHER = '/subPagesB/pages/pdfReview'
/** Bills are invoiced in the centre, purchases by themselves; prepaid money is not, but by its bills (IV-01). */
const INVOICES: Partial<Record<Result['bizType'], string>> = {
  BILL: '/subPagesB/pages/applyForInvoice/waitInvoice',
  INSTALLMENT: '/subPagesB/pages/applyForInvoice/waitInvoice',
  IC: '/pages/invoice/trade-list',
}

export interface PayResultViewProps {
  orderId: string
  /** The slice just paid. */
  subOrderId: string | undefined
  /** How the payer left the cashier. */
  cashier: 'done' | 'failed' | undefined
  back: string | undefined
}

/** 支付结果 (A 6.23): asks until the gateway knows; back never leads to the cashier. */
export function PayResultView({ orderId, subOrderId, cashier, back }: PayResultViewProps) {
  const read = usePolled(orderId, subOrderId, cashier)
  const pay = usePayNow()
  const { result, pace } = read
  useMovedMoney(orderId, result?.state)
  const leave = () => void finish(back)
  if (result === undefined) return <Unknown read={read} onBack={leave} />
  const again = async () => {
    await pay.payNow({ orderId, channel: null, back })
    await read.refresh()
  }
  const phase = phaseOf(result.state, cashier ?? 'unknown', pace)
  const { kind, headline, text } = resultLook(result.state, phase, result.resultNote)
  return (
    <ResultPage
      kind={kind}
      headline={headline}
      amount={isPositiveMoney(result.paidAmount) ? result.paidAmount : result.amount}
      text={phase === 'confirming' ? <Asking text={text} /> : text}
      steps={<Progress result={result} />}
      facts={factsOf(result)}
      onBack={leave}
      {...actionsOf(result, { phase, pace, cashier, refresh: read.refresh, again, back, leave })}
    >
      {result.state === 'SUCCESS' && <Left result={result} />}
      {result.state === 'SUCCESS' && <Proofs result={result} />}
      {phase === 'settled' && result.state !== 'CLOSED' && <MoneyTrack orderId={orderId} />}
      {pay.cashier}
    </ResultPage>
  )
}

/** Where the money is on its way, each station with its time. */
function Progress({ result }: { result: Result }) {
  const { items, current } = stepsOf(result)
  return (
    <Card>
      <Steps
        items={items.map(({ at, ...step }) => ({ ...step, ...(at !== null && { note: clockAt(Date.parse(at)) }) }))}
        current={current}
      />
    </Card>
  )
}

type Polled = ReturnType<typeof usePolled>

/** The state of the order as the gateway knows it, queried at the pace of AE-45 while the page is shown, also after a failure. */
function usePolled(orderId: string, subOrderId: string | undefined, cashier: PayResultViewProps['cashier']) {
  const [settled, setSettled] = useState(false)
  const pace = usePollPace(settled)
  const every = () => !settled && (EVERY[pace.pace] ?? false)
  const of = useRead(
    'default GET /crmgas/pay/query',
    { orderId, ...(cashier === 'done' && { cashier: 'DONE' as const }) },
    { freshFor: 0, handles: 'all', every },
  )
  const state = of.data && shownState(of.data, subOrderId)
  const refused = of.data === undefined && of.error?.isDefinite === true && !of.error.is('2999')
  useEffect(() => setSettled(refused || (state !== undefined && !isAwaitingPayment(state))), [refused, state])
  const refresh = async () => {
    pace.again()
    await of.reload()
  }
  const result = of.data && state && { ...of.data, state }
  return { of, refused, result, pace: pace.pace, refresh }
}

/** The result is still unknown: the page polls, until the gateway refuses or two minutes have passed. */
function Unknown({ read, onBack }: { read: Polled; onBack: () => void }) {
  const { of, refused, pace, refresh } = read
  const { headline, text } = resultLook('PAYING', 'confirming', null)
  return (
    <ResultPage
      kind='pending'
      headline={headline}
      text={<Asking text={text} />}
      onBack={onBack}
      {...((refused || pace === 'over') && { of: { ...of, reload: refresh } })}
    />
  )
}

const Asking = ({ text }: { text: string }) => (
  <Row to='centre'>
    <Spinner /> {text}
  </Row>
)

/** Money moved: what other pages show is out of date. */
function useMovedMoney(orderId: string, state: Result['state'] | undefined): void {
  useEffect(() => {
    if (state === undefined) return
    usePay.setState({ payResult: { orderId, state } })
    if (isAwaitingPayment(state)) return
    void noteChanged(['bills', 'money', 'orders', 'stops', 'todos'])
  }, [orderId, state])
}

interface Ways {
  phase: Phase
  pace: Pace
  cashier: PayResultViewProps['cashier']
  refresh: () => Promise<void>
  again: () => Promise<void>
  back: string | undefined
  leave: () => void
}

type Actions = Pick<ResultPageProps, 'primary' | 'secondary' | 'third'>

/** The buttons that fit the state: ask again, next slice, pay again, done. */
function actionsOf(result: Result, ways: Ways): Actions {
  const { phase, pace, refresh, back, leave } = ways
  const { orderId, state, nextAction } = result
  const done = { text: '完成', onTap: leave }
  const toRecords = linkTo('/pages/pay/record', { replace: true })
  const records = toRecords ? { secondary: { text: '缴费记录', onTap: toRecords } } : {}
  if (nextAction === 'NEXT_SUB' && (state === 'PART_PAID' || pace === 'over')) {
    const onTap = () =>
      go('/pages/pay/pay-amount-suborder', { orderId, ...(back !== undefined && { back }) }, { replace: true })
    return { primary: { text: '支付下一笔', onTap }, secondary: done }
  }
  if (phase !== 'settled') return { ...records, ...undecided(nextAction === 'PAY_AGAIN', ways, refresh) }
  if (state === 'CLOSED') return { primary: { text: '重新支付', onTap: () => finish(back ?? METERS) }, ...records }
  const bill = billLink(result)
  const { gasOrderId } = result
  const write = linkTo(
    nextAction === 'WRITE_CARD' && gasOrderId !== null ? addressOf('/subPages/nfc/write', { gasOrderId }) : null,
    { replace: true },
  )
  if (write) return { primary: { text: '去写卡', onTap: write }, secondary: done }
  return { primary: done, ...(bill ? { secondary: { text: '查看账单', onTap: bill } } : records) }
}

/** Only a cashier that has said no makes paying again the first thing to do; else it is thought over (AE-44). */
function undecided(mayPay: boolean, { phase, cashier, again }: Ways, refresh: () => Promise<void>): Actions {
  if (mayPay && phase === 'unpaid' && cashier === 'failed') return { primary: { text: '重新支付', onTap: again } }
  const thought = async () => {
    if (await confirm({ title: '提示', content: TWICE, cancelText: '再等等', confirmText: '重新支付' })) await again()
  }
  return {
    primary: { text: '刷新结果', onTap: refresh },
    ...(mayPay && { third: { text: '重新支付', onTap: thought } }),
  }
}

const TWICE = '渠道可能仍在处理，如已付款请勿重复支付，确定重新支付吗？'

/** The bills that were paid, in their present state; none of another customer. */
function billLink({ state, billIds }: Result) {
  const [first] = billIds
  if (state !== 'SUCCESS' || first === undefined) return undefined
  const address = billIds.length === 1 ? addressOf(BILL, { billId: first }) : addressOf(BILLS, { state: 'PAID' })
  return linkTo(address, { replace: true })
}

function factsOf(result: Result): FactRow[] {
  return [
    ['缴费内容', result.title],
    ['支付单号', result.orderNo],
    ['支付方式', channels[result.channel]],
    [
      '订单金额',
      isPositiveMoney(result.paidAmount) && result.paidAmount !== result.amount && <Money value={result.amount} />,
    ],
    ['余额抵扣', isPositiveMoney(result.balanceUsed) && <Money value={result.balanceUsed} />],
    ['支付时间', result.paidAt !== null && <DateText value={result.paidAt} form='full' />],
  ]
}

/** What is there now: the balance after a top-up, what is still owed after bills. */
function Left({ result: { bizType, proxy } }: { result: Result }) {
  const mayPay = useMay('model:PAY_TOPUP')
  const isKnown = mayPay && !proxy && (bizType === 'PREPAY' || bizType === 'BILL')
  const read = useRead('default GET /crmgas/pay/payMeters', undefined, {
    enabled: isKnown,
    freshFor: 0,
    handles: 'all',
  })
  if (!isKnown || read.data === undefined) return null
  const { account, bills } = read.data
  const item: FactRow =
    bizType === 'PREPAY'
      ? ['当前可用余额', <Money value={account.available} />]
      : [bills.count === 0 ? '待缴账单' : `剩余待缴 ${bills.count} 笔`, <Money value={bills.totalDue} />]
  return (
    <Card>
      <KeyValue items={[item]} />
    </Card>
  )
}

function Proofs({ result }: { result: Result }) {
  const links = useLinks()
  const voucher = links(result.voucherId && addressOf(VOUCHER, { voucherId: result.voucherId }))
  const invoice = links(INVOICES[result.bizType])
  if (!voucher && !invoice) return null
  return (
    <Row to='centre' gap={12}>
      {voucher && (
        <Button kind='text' onTap={voucher}>
          缴费凭证
        </Button>
      )}
      {invoice && (
        <Button kind='text' onTap={invoice}>
          开发票
        </Button>
      )}
    </Row>
  )
}

/** To where the payment began, which may be below; home where that is not a page of the app. */
async function finish(back: string | undefined): Promise<void> {
  if (back === undefined || !(await returnTo(back))) await go('/pages/home/index/index')
}
