import { AccountBar, withAccount } from '@/shared/customer'
import { ListPage, months, tabs, useFilters, useLink, useLinks, useMay } from '@/blocks'
import { useMeterChoice } from '@/shared/meter'
import { PreparedStrip, usePrepare, usePrepared } from '@/shared/prepared-payment'
import { isOpen } from '@/shared/bill'
import { StopStrip, useStop } from '@/shared/gas-stop'
import { Outages } from '@/shared/outage'
import { useWaitingOrder, Waiting } from '@/shared/pay'
import { usePaged } from '@/request'
import { go } from '@/routes/go'
import { useUser } from '@/stores'
import { BottomBar, Empty, Money } from '@/ui'
import { BillRow } from './BillRow'
import { PlanOffer } from './PlanOffer'
import { SumCard } from './SumCard'
import { useBillChoice, type BillChoice } from './use-bill-choice'
import './list.scss'

const HERE = '/pages/my-bill/list/list'
const PAY = '/pages/pay/place-order'
const TRANSFER = '/pages/pay/pay-telegraphic-transfer'

const STATES = tabs('state', [
  { key: 'UNPAID_ALL', label: '待缴' },
  { key: 'PAID', label: '已缴' },
  { key: 'ALL', label: '全部' },
])
/** Bills are looked for this far back, in months. */
const MONTHS = months({ from: 'billMonthFrom', to: 'billMonthTo' }, { back: 60 })

/** 我的账单 (A 6.14). */
export const BillListView = withAccount(function BillListView(params: Readonly<Record<string, unknown>>) {
  const filters = useFilters([STATES, MONTHS, useMeterChoice()], params)
  const list = usePaged('default GET /crmgas/bill/list', filters.input, { refresh: 'show' })
  const matrix = useLink('/subPagesB/pages/applyForInvoice/matrix')
  const mayPay = useMay('model:PAY_TOPUP')
  // The master finds open approvals on the page of payments.
  const isMaster = useUser(({ loginUserInfo }) => loginUserInfo?.isMaster === '1')
  const tab = filters.values.state
  // A user without the right to pay ticks bills too: the master approves what that user prepares (Y-12).
  const paying = tab !== 'PAID'
  const choice = useBillChoice(paying, list)
  const canChoose = paying && !choice.all.disabled
  const own = list.rows.find(({ locked }) => locked?.orderId)?.locked?.orderId ?? undefined
  const waiting = useWaitingOrder(own)
  // Asked for at once: what is above waits for no second round.
  useStop()
  usePrepared(!isMaster)
  return (
    <ListPage
      list={list}
      until={waiting.asked}
      filters={filters}
      {...(paying && { className: 'bl' })}
      {...(matrix && { actions: [{ label: '对账', onTap: matrix }] })}
      head={
        <>
          <AccountBar />
          <StopStrip isPaid />
          <Outages of={list.first?.failedParts} />
          <Waiting order={waiting.order} back={HERE} onEnd={waiting.renew} />
          {!isMaster && <PreparedStrip />}
          {tab !== 'PAID' && list.first && list.first.sum.count > 0 && <SumCard sum={list.first.sum} />}
          {canChoose && mayPay && <PlanOffer choice={choice} />}
        </>
      }
      keyOf={(bill) => bill.billId}
      selection={paying ? choice : undefined}
      item={(bill, tick) => <BillRow bill={bill} tick={isOpen(bill) ? tick : undefined} />}
      empty={<Empty text={tab === 'UNPAID_ALL' && !filters.isFiltered ? '您已缴清所有账单' : '暂无账单'} />}
      footer={canChoose && (mayPay ? <PayBar choice={choice} /> : <PrepareBar choice={choice} />)}
    />
  )
})

function PayBar({ choice }: { choice: BillChoice }) {
  const links = useLinks()
  const { ids, sum, all } = choice
  const transfer = links.to(TRANSFER, { billIds: [...ids] })
  return (
    <BottomBar
      tick={all}
      sum={{ label: `已选 ${ids.length} 笔 合计`, value: <Money value={sum} size='s' /> }}
      {...(transfer && { secondary: { text: '电汇', disabled: ids.length === 0, onTap: transfer } })}
      primary={{
        text: '缴费',
        disabled: ids.length === 0,
        onTap: () => go(PAY, { bizType: 'BILL', billIds: [...ids] }),
      }}
    />
  )
}

function PrepareBar({ choice }: { choice: BillChoice }) {
  const { busy, prepare } = usePrepare()
  const { ids, sum, all } = choice
  return (
    <BottomBar
      tick={all}
      sum={{ label: `已选 ${ids.length} 笔 合计`, value: <Money value={sum} size='s' /> }}
      primary={{
        text: '提交审批',
        disabled: ids.length === 0,
        loading: busy,
        onTap: () => prepare({ kind: 'BILL', billIds: [...ids] }),
      }}
    />
  )
}
