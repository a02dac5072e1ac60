import { useCallback, useEffect } from 'react'
import { AccountBar } from '@/shared/customer'
import { ListPage, months, tabs, useFilters, useLink, useLinks, useMay } from '@/blocks'
import { useMeterChoice } from '@/shared/meter'
import { PreparedStrip, usePrepare } from '@/shared/prepared-payment'
import { StopStrip } from '@/shared/gas-stop'
import { WaitingOrder } from '@/shared/pay'
import { usePaged, type Paged } from '@/request'
import { go } from '@/routes/go'
import { useUser } from '@/stores'
import { BottomBar, Empty, Money } from '@/ui'
import { BillRow } from './BillRow'
import { isOpen, type Bill } from '../bill-model'
import { PlanOffer } from './PlanOffer'
import { payable } from './selection'
import { SumCard } from './SumCard'
import { useTicks, type Ticks } from './use-ticks'
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
export function BillListView(params: Readonly<Record<string, unknown>>) {
  const filters = useFilters([STATES, MONTHS, useMeterChoice()], params)
  const list = usePaged('default GET /crmgas/bill/list', filters.input, { refresh: 'show' })
  const matrix = useLink('/subPagesB/pages/applyForInvoice/matrix')
  const mayPay = useMay('model:PAY_TOPUP')
  // The master finds what waits for him where he pays.
  const isMaster = useUser(({ loginUserInfo }) => loginUserInfo?.isMaster === '1')
  const tab = filters.values.state
  // Who may not pay ticks all the same: the master approves what he prepares.
  const paying = tab !== 'PAID'
  const ticks = useAllTicked(paying, list)
  const own = list.rows.find(({ locked }) => locked?.orderId)?.locked?.orderId ?? undefined
  return (
    <ListPage
      list={list}
      filters={filters}
      {...(paying && { className: 'bl' })}
      {...(matrix && { actions: [{ label: '对账', onTap: matrix }] })}
      head={
        <>
          <AccountBar />
          <StopStrip isPaid />
          {own !== undefined && <WaitingOrder orderId={own} back={HERE} />}
          {!isMaster && <PreparedStrip />}
          {tab !== 'PAID' && list.first && list.first.sum.count > 0 && <SumCard sum={list.first.sum} />}
          {paying && mayPay && payable(list.rows).length > 0 && <PlanOffer ticks={ticks} />}
        </>
      }
      keyOf={(bill) => bill.billId}
      item={(bill) => (
        <BillRow
          bill={bill}
          tick={
            paying && isOpen(bill)
              ? { checked: ticks.isTicked(bill.billId), onChange: (on) => ticks.tick(bill.billId, on) }
              : undefined
          }
        />
      )}
      empty={<Empty text={tab === 'UNPAID_ALL' && !filters.isFiltered ? '您已缴清所有账单' : '暂无账单'} />}
      footer={
        paying && payable(list.rows).length > 0 ? (
          mayPay ? (
            <PayBar ticks={ticks} />
          ) : (
            <PrepareBar ticks={ticks} />
          )
        ) : undefined
      }
    />
  )
}

/** 全选 means all: what can be paid, which comes first, is loaded to its end. */
function useAllTicked(paying: boolean, { rows, foot, loadMore, reload }: Paged<Bill, unknown>): Ticks {
  const tail = rows.at(-1)
  const hidesPayable = paying && foot === 'more' && tail !== undefined && isOpen(tail)
  useEffect(() => {
    if (hidesPayable) loadMore()
  }, [hidesPayable, loadMore, rows.length])
  return useTicks(
    paying ? rows : [],
    useCallback(() => void reload(), [reload]),
  )
}

function PayBar({ ticks }: { ticks: Ticks }) {
  const links = useLinks()
  const { ids } = ticks
  const transfer = links.to(TRANSFER, { billIds: [...ids] })
  return (
    <BottomBar
      tick={{ checked: ticks.allTicked, onChange: ticks.tickAll, label: '全选' }}
      sum={{ label: `已选 ${ids.length} 笔 合计`, value: <Money value={ticks.sum} size='s' /> }}
      {...(transfer && { secondary: { text: '电汇', disabled: ids.length === 0, onTap: transfer } })}
      primary={{
        text: '缴费',
        disabled: ids.length === 0,
        onTap: () => go(PAY, { bizType: 'BILL', billIds: [...ids] }),
      }}
    />
  )
}

function PrepareBar({ ticks }: { ticks: Ticks }) {
  const { busy, prepare } = usePrepare()
  const { ids } = ticks
  return (
    <BottomBar
      tick={{ checked: ticks.allTicked, onChange: ticks.tickAll, label: '全选' }}
      sum={{ label: `已选 ${ids.length} 笔 合计`, value: <Money value={ticks.sum} size='s' /> }}
      primary={{
        text: '提交审批',
        disabled: ids.length === 0,
        loading: busy,
        onTap: () => prepare({ kind: 'BILL', billIds: [...ids] }),
      }}
    />
  )
}
