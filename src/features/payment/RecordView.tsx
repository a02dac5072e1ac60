import { useState } from 'react'
import type { In, Row } from '@contract'
import { formatMonth } from '@domain/date-format'
import { ListPage } from '@/blocks'
import { usePaged } from '@/request'
import { go } from '@/routes/go'
import { Money, SectionLabel, Tabs } from '@/ui'
import { cancelOrder } from './cancel-order'
import { inputOf, monthOfRow, nextStep, RECORD_TABS, type RecordFilter } from './record-filter'
import { RecordFilters } from './RecordFilters'
import { RecordRow } from './RecordRow'
import { RecordSheet } from './RecordSheet'
import { usePayNow, type Channel } from './use-pay-now'
import './payment.scss'

type Record_ = Row<'default GET /crmgas/pay/record'>

const HERE = '/pages/pay/record'

export interface RecordViewProps {
  bizType: In<'default GET /crmgas/pay/record'>['bizType']
  /** The order whose sheet opens on arrival. */
  orderId: string | undefined
}

/** 缴费记录 (A 6.24). */
export function RecordView({ bizType, orderId }: RecordViewProps) {
  const [filter, setFilter] = useState<RecordFilter>({ tab: 'ALL', bizType, channel: undefined, months: null })
  const [open, setOpen] = useState(orderId ?? null)
  const [paying, setPaying] = useState<string | null>(null)
  const list = usePaged('default GET /crmgas/pay/record', inputOf(filter), { keepPrevious: true, refresh: 'show' })
  const pay = usePayNow()
  const sumOf = (month: string) => list.first?.months.find((item) => item.month === month)?.sumPaid ?? null

  const goOn = async (row: Pick<Record_, 'orderId' | 'channel' | 'canPay' | 'payerIsMe' | 'split' | 'state'>) => {
    const { orderId } = row
    if (nextStep(row) === 'NEXT') return go('/pages/pay/pay-amount-suborder', { orderId, back: HERE })
    setPaying(orderId)
    const end = await pay.payNow({ orderId, channel: row.channel as Channel, back: HERE })
    setPaying(null)
    if (end !== 'result') await list.reload()
  }
  const giveUp = async (orderId: string) => {
    if (await cancelOrder(orderId)) await list.reload()
  }
  const edge = (index: number) => {
    const month = (at: number) => list.rows[at] && monthOfRow(list.rows[at])
    const first = month(index - 1) !== month(index) ? 'pay-first' : ''
    return month(index + 1) === month(index) ? first : `${first} pay-last`
  }
  return (
    <ListPage
      list={list}
      keyOf={({ orderId }) => orderId}
      empty='暂无缴费记录'
      top={<Tabs sticky items={RECORD_TABS} active={filter.tab} onChange={(tab) => setFilter({ ...filter, tab })} />}
      head={
        <>
          <RecordFilters filter={filter} onChange={(part) => setFilter({ ...filter, ...part })} />
          {open !== null && (
            <RecordSheet orderId={open} onPay={goOn} onClose={() => setOpen(null)} onChanged={list.reload} />
          )}
          {pay.cashier}
        </>
      }
      groups={{
        keyOf: monthOfRow,
        head: (month) => (
          <SectionLabel className='pay-month'>
            <span>{formatMonth(month)}</span>
            <span>
              实付 <Money value={sumOf(month)} />
            </span>
          </SectionLabel>
        ),
      }}
      item={(row, index) => (
        <RecordRow
          row={row}
          edge={edge(index)}
          busy={paying === row.orderId}
          onOpen={() => setOpen(row.orderId)}
          onPay={() => goOn(row)}
          onCancel={() => giveUp(row.orderId)}
          onExpired={() => void list.reload()}
        />
      )}
    />
  )
}
