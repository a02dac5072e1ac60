import { useState, type ReactNode } from 'react'
import { byMonth, ListPage, useSelection } from '@/blocks'
import { BottomBar, Ends, Item, Money, Segment, Status } from '@/ui'
import { pagedOf, STATES, type Shown } from './held'

const ROWS = [
  { billId: '1', month: '2026-10', meter: '1#窑炉', amount: '42761.82', isPaid: false },
  { billId: '2', month: '2026-10', meter: '食堂锅炉', amount: '86920.40', isPaid: false },
  { billId: '3', month: '2026-09', meter: '1#窑炉', amount: '39115.07', isPaid: true },
]
const UNPAID = { label: '待缴费', tone: 'warning' } as const
const PAID = { label: '已缴清', tone: 'success' } as const

/** A list by month with several chosen, and its other states. */
export function GalleryList({ top }: { top: ReactNode }) {
  const [shown, setShown] = useState<Shown>('ready')
  const list = pagedOf(ROWS, shown)
  const selection = useSelection(list.rows, { keyOf: ({ billId }) => billId, can: ({ isPaid }) => !isPaid })
  return (
    <ListPage
      list={list}
      keyOf={({ billId }) => billId}
      empty='暂无账单'
      top={
        <>
          {top}
          <Segment items={STATES} active={shown} onChange={setShown} />
        </>
      }
      groups={byMonth(({ month }: (typeof ROWS)[number]) => month)}
      selection={selection}
      footer={<BottomBar tick={selection.all} primary={{ text: '缴费', onTap: selection.clear }} />}
      item={({ meter, amount, isPaid }, tick) => (
        <Item tick={tick && { ...tick, label: `选择${meter}` }}>
          <Ends>
            <span>{meter}</span>
            <Money value={amount} size='xs' />
          </Ends>
          <Status status={isPaid ? PAID : UNPAID} />
        </Item>
      )}
    />
  )
}
