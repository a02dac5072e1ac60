import { useState } from 'react'
import type { Row } from '@contract'
import { sinceText } from '@domain/date-format'
import { bizTypes, channels } from '@domain/statuses'
import { byMonth, choice, ListPage, namesOf, tabs, useFilters } from '@/blocks'
import { days } from '@/blocks/list/days'
import { usePaged } from '@/request'
import { go } from '@/routes/go'
import type { PageParams } from '@/routes/table'
import { Money, SectionLabel } from '@/ui'
import { useCancelOrder, usePayNow } from '@/shared/pay'
import { groupOfRow, nextStep, RECORD_TABS, WAITING } from './record-row'
import { RecordRow } from './RecordRow'
import { RecordSheet } from './RecordSheet'

type Record_ = Row<'default GET /crmgas/pay/record'>

const HERE = '/pages/pay/record'

/** Where such orders are placed. */
const MADE_ON = {
  IC: '/subPages/gasPaymentOrder/list',
  PACKAGE: '/pages/pay/pay-package/index',
  EXTRACT: '/subPagesB/pages/gas-package/extract-pay',
} as const

const FILTERS = [
  tabs('state', RECORD_TABS, (tab) => {
    if (tab === 'ALL') return {}
    return tab === 'MINE' ? { mine: '1' as const } : { state: tab }
  }),
  // Records reach back 36 months (AE-90).
  days({ from: 'dateFrom', to: 'dateTo' }, { back: 35 }),
  choice('bizType', { label: '类型', all: '全部类型' }, namesOf(bizTypes, MADE_ON)),
  choice(
    'channel',
    { label: '支付方式', all: '全部支付方式' },
    namesOf(channels, { TT: '/pages/pay/pay-telegraphic-transfer' }),
  ),
]

/** 缴费记录 (A 6.24). */
export function RecordView(params: PageParams<typeof HERE>) {
  const filters = useFilters(FILTERS, params)
  // The order with the sheet that opens on arrival.
  const { orderId } = params
  const [open, setOpen] = useState(orderId ?? null)
  const [paying, setPaying] = useState<string | null>(null)
  const list = usePaged('default GET /crmgas/pay/record', filters.input, { keepPrevious: true, refresh: 'show' })
  const pay = usePayNow()
  const sumOf = (month: string) => list.first?.months.find((item) => item.month === month)?.sumPaid ?? null

  const goOn = async (row: Pick<Record_, 'orderId' | 'channel' | 'canPay' | 'payerIsMe' | 'split' | 'state'>) => {
    const { orderId } = row
    if (nextStep(row) === 'NEXT') return go('/pages/pay/pay-amount-suborder', { orderId, back: HERE })
    setPaying(orderId)
    const end = await pay.payNow({ orderId, channel: null, back: HERE })
    setPaying(null)
    if (end !== 'result') await list.reload()
  }
  const cancel = useCancelOrder(list.reload)
  const months = byMonth<Record_>(groupOfRow, (month) => (
    <span>
      实付 <Money value={sumOf(month)} />
    </span>
  ))
  return (
    <ListPage
      list={list}
      filters={filters}
      keyOf={({ orderId }) => orderId}
      empty='暂无缴费记录'
      end={list.first && sinceText(list.first.since)}
      head={
        <>
          {open !== null && (
            <RecordSheet orderId={open} onPay={goOn} onClose={() => setOpen(null)} onChanged={list.reload} />
          )}
          {pay.cashier}
        </>
      }
      groups={{
        keyOf: groupOfRow,
        head: (key, rows) => (key === WAITING ? <SectionLabel>{WAITING}</SectionLabel> : months.head(key, rows)),
      }}
      item={(row) => (
        <RecordRow
          row={row}
          busy={paying === row.orderId}
          onOpen={() => setOpen(row.orderId)}
          onPay={() => goOn(row)}
          onCancel={() => cancel.run({ orderId: row.orderId })}
          onExpired={() => void list.reload()}
        />
      )}
    />
  )
}
