import { useEffect, useState } from 'react'
import type { Out } from '@contract'
import { isPositiveMoney } from '@domain/money'
import { channels } from '@domain/statuses'
import { linkTo, ResultPage, useLinks, usePageShown, type ResultPageProps } from '@/blocks'
import { noteChanged, useRead } from '@/request'
import { go, returnTo } from '@/routes/go'
import { usePay } from '@/stores'
import { type KeyValueItem, Button, DateText, Money, Row, Spinner } from '@/ui'
import { isSettled, resultLook, shownState } from '../result-look'
import { usePayNow, type Channel } from '../use-pay-now'
import { usePollPace } from './use-poll-pace'

type Result = Out<'default GET /crmgas/pay/query'>

const METERS = '/pages/pay/meters'
const VOUCHER = '/subPagesB/pages/pdfReview'
const INVOICE = '/pages/invoice/trade-list'

export interface PayResultViewProps {
  orderId: string
  /** The slice just paid. */
  subOrderId: string | undefined
  back: string | undefined
}

/** 支付结果 (A 6.23): asks until the gateway knows; back never leads to the cashier. */
export function PayResultView({ orderId, subOrderId, back }: PayResultViewProps) {
  const read = usePolled(orderId, subOrderId)
  const pay = usePayNow()
  const { result, gaveUp } = read
  useMovedMoney(orderId, result?.state)
  const leave = () => void finish(back)
  if (result === undefined) return <Unknown read={read} onBack={leave} />
  const again = async () => {
    await pay.payNow({ orderId, channel: payableBy(result.channel), back })
    await read.refresh()
  }
  const { kind, headline, text } = resultLook(result.state, gaveUp, result.resultNote)
  const asking = !gaveUp && result.state === 'PAYING'
  return (
    <ResultPage
      kind={kind}
      headline={headline}
      amount={isPositiveMoney(result.paidAmount) ? result.paidAmount : result.amount}
      text={asking ? <Asking text={text} /> : text}
      facts={factsOf(result)}
      onBack={leave}
      {...actionsOf(result, { gaveUp, refresh: read.refresh, again, back, leave })}
    >
      {result.state === 'SUCCESS' && <Proofs result={result} />}
      {pay.cashier}
    </ResultPage>
  )
}

type Polled = ReturnType<typeof usePolled>

/** The gateway's word on the order, asked for at the pace of AE-45 while the page is shown. No answer is no word: it asks on. */
function usePolled(orderId: string, subOrderId: string | undefined) {
  const shown = usePageShown()
  const [settled, setSettled] = useState(false)
  const pace = usePollPace(settled)
  const every = shown && pace.every !== null && pace.every
  const of = useRead('default GET /crmgas/pay/query', { orderId }, { freshFor: 0, handles: 'all', every })
  const state = of.data && shownState(of.data, subOrderId)
  const refused = of.data === undefined && of.error?.isDefinite === true && !of.error.is('2999')
  useEffect(() => setSettled(refused || (state !== undefined && isSettled(state))), [refused, state])
  const refresh = async () => {
    pace.again()
    await of.reload()
  }
  const result = of.data && state && { ...of.data, state }
  return { of, refused, result, gaveUp: !settled && pace.every === null, refresh }
}

/** Nothing is known yet: the page asks on, until the gateway refuses to tell or two minutes have passed. */
function Unknown({ read, onBack }: { read: Polled; onBack: () => void }) {
  const { of, refused, gaveUp, refresh } = read
  const { headline, text } = resultLook('PAYING', false, null)
  return (
    <ResultPage
      kind='pending'
      headline={headline}
      text={<Asking text={text} />}
      onBack={onBack}
      {...((refused || gaveUp) && { of: { ...of, reload: refresh } })}
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
    if (!isSettled(state)) return
    noteChanged(['bills', 'money', 'orders', 'stops', 'todos'])
  }, [orderId, state])
}

const payableBy = (channel: Result['channel']): Channel =>
  channel === 'TT' || channel === 'BALANCE' ? 'SANDBOX' : channel

interface Ways {
  gaveUp: boolean
  refresh: () => Promise<void>
  again: () => Promise<void>
  back: string | undefined
  leave: () => void
}

/** The buttons that fit the state: next slice, pay again, ask again, done. */
function actionsOf(result: Result, ways: Ways): Pick<ResultPageProps, 'primary' | 'secondary'> {
  const { gaveUp, refresh, again, back, leave } = ways
  const { orderId, state, nextAction } = result
  const done = { text: '完成', onTap: leave }
  const toRecords = linkTo('/pages/pay/record', { replace: true })
  const records = toRecords ? { secondary: { text: '缴费记录', onTap: toRecords } } : {}
  if (nextAction === 'NEXT_SUB' && (state === 'PART_PAID' || gaveUp)) {
    const onTap = () =>
      go('/pages/pay/pay-amount-suborder', { orderId, ...(back !== undefined && { back }) }, { replace: true })
    return { primary: { text: '支付下一笔', onTap }, secondary: done }
  }
  if (nextAction === 'PAY_AGAIN') return { primary: { text: '重新支付', onTap: again }, ...records }
  if (state === 'CLOSED') return { primary: { text: '重新支付', onTap: () => finish(back ?? METERS) }, ...records }
  if (gaveUp) return { primary: { text: '刷新结果', onTap: refresh }, ...records }
  return isSettled(state) ? { primary: done, ...records } : records
}

function factsOf(result: Result): KeyValueItem[] {
  return [
    { label: '缴费内容', value: result.title },
    { label: '支付单号', value: result.orderNo },
    { label: '支付方式', value: channels[result.channel] },
    ...(isPositiveMoney(result.paidAmount) && result.paidAmount !== result.amount
      ? [{ label: '订单金额', value: <Money value={result.amount} /> }]
      : []),
    ...(isPositiveMoney(result.balanceUsed)
      ? [{ label: '余额抵扣', value: <Money value={result.balanceUsed} /> }]
      : []),
    ...(result.paidAt === null ? [] : [{ label: '支付时间', value: <DateText value={result.paidAt} form='full' /> }]),
  ]
}

function Proofs({ result }: { result: Result }) {
  const links = useLinks()
  const voucher = links(result.voucherId && `${VOUCHER}?voucherId=${result.voucherId}`)
  const invoice = links(INVOICE)
  if (!voucher && !invoice) return null
  return (
    <Row to='centre' gap={12}>
      {voucher && (
        <Button kind='text' onTap={voucher}>
          查看凭证
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

/** To where the payment began, which may lie below; home where that is not a page of the app. */
async function finish(back: string | undefined): Promise<void> {
  if (back === undefined || !(await returnTo(back))) await go('/pages/home/index/index')
}
