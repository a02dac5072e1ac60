import { useCallback, useEffect, useState } from 'react'
import { AccountBar, ListPage, useLinks, useMay } from '@/blocks'
import { usePaged } from '@/request'
import { go } from '@/routes/go'
import { BottomBar, Empty, Money, Tabs } from '@/ui'
import { filterInput, tabOf, tabs, type BillFilter } from './bill-filter'
import { BillRow } from './BillRow'
import { isOpen } from './bill-view'
import { Filters } from './Filters'
import { payable } from './selection'
import { SumCard } from './SumCard'
import { useTicks, type Ticks } from './use-ticks'
import './bills.scss'

const PAY = '/pages/pay/place-order'
const TRANSFER = '/pages/pay/pay-telegraphic-transfer'

/** 我的账单 (A 6.14). */
export function BillListView({ state }: { state?: string | undefined }) {
  const [filter, setFilter] = useState<BillFilter>({ tab: tabOf(state), span: null, meter: null })
  const list = usePaged('default GET /crmgas/bill/list', filterInput(filter), { refresh: 'show' })
  const mayPay = useMay('model:PAY_TOPUP')
  const paying = filter.tab !== 'PAID' && mayPay
  const { foot, loadMore, reload } = list
  const ticks = useTicks(
    paying ? list.rows : [],
    useCallback(() => void reload(), [reload]),
  )
  const last = list.rows.length - 1
  const tail = list.rows[last]
  // 全选 means all: what can be paid, which comes first, is loaded to its end.
  const hidesPayable = paying && foot === 'more' && tail !== undefined && isOpen(tail)
  useEffect(() => {
    if (hidesPayable) loadMore()
  }, [hidesPayable, loadMore, last])

  const isFiltered = filter.span !== null || filter.meter !== null
  return (
    <ListPage
      list={list}
      className='bl'
      top={<Tabs items={tabs} active={filter.tab} onChange={(tab) => setFilter({ ...filter, tab })} sticky />}
      head={
        <>
          <AccountBar />
          {filter.tab !== 'PAID' && list.first && <SumCard sum={list.first.sum} />}
          <Filters filter={filter} onChange={(part) => setFilter({ ...filter, ...part })} />
        </>
      }
      keyOf={(bill) => bill.billId}
      item={(bill, index) => (
        <BillRow
          bill={bill}
          edge={`${index === 0 ? 'bl-first' : ''} ${index === last ? 'bl-last' : ''}`}
          tick={
            paying && isOpen(bill)
              ? { checked: ticks.isTicked(bill.billId), onChange: (on) => ticks.tick(bill.billId, on) }
              : undefined
          }
        />
      )}
      empty={<Empty text={filter.tab === 'UNPAID_ALL' && !isFiltered ? '您已缴清所有账单' : '暂无账单'} />}
      footer={paying && payable(list.rows).length > 0 ? <PayBar ticks={ticks} /> : undefined}
    />
  )
}

function PayBar({ ticks }: { ticks: Ticks }) {
  const links = useLinks()
  const { ids } = ticks
  const transfer = links(`${TRANSFER}?billIds=${ids.join(',')}`)
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
