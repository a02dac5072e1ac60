import { useState } from 'react'
import { formatFullMoment } from '@domain/date-format'
import { formatMoney, isPositiveMoney } from '@domain/money'
import { depositDirections } from '@domain/statuses/trade-payment'
import { Empty, Ends, Item, KeyValue, SectionCard, Sheet } from '@/ui'
import type { OrderDetail } from '../types'

type Deposit = OrderDetail['deposit']

/** 保证金: paid, taken off, given back, held; and the ledger of it. */
export function DepositCard({ amount, deposit }: { amount: string; deposit: Deposit }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <SectionCard title='保证金' more='台账' onMore={() => setOpen(true)}>
      <KeyValue
        items={[
          ['应缴', formatMoney(amount)],
          ['已缴', formatMoney(deposit.paid)],
          ['已扣', formatMoney(deposit.deducted)],
          ['已退', isPositiveMoney(deposit.released) && formatMoney(deposit.released)],
          ['在押', formatMoney(deposit.held), { sum: true }],
        ]}
      />
      <Sheet open={isOpen} title='保证金台账' cancelText='关闭' onClose={() => setOpen(false)}>
        {deposit.entries.length === 0 && <Empty small text='暂无保证金记录' />}
        {deposit.entries.map((entry) => (
          <Item key={entry.entryNo}>
            <Ends>
              <span className='fs-15 fw-m'>{depositDirections[entry.direction]}</span>
              <span className='fs-16 fw-b num'>{formatMoney(entry.amount)}</span>
            </Ends>
            <Ends className='fs-12 t3 num'>
              <span className='break'>{entry.remark}</span>
              <span>余 {formatMoney(entry.balanceAfter)}</span>
            </Ends>
            <div className='fs-12 t3 num'>{formatFullMoment(entry.at)}</div>
          </Item>
        ))}
      </Sheet>
    </SectionCard>
  )
}
