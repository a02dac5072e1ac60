import { useState } from 'react'
import { monthOf } from '@domain/date'
import { byMonth, choice as oneOf, ListPage, months, tabs, useFilters, useLinks, useToday } from '@/blocks'
import { lastMonths, spanValue } from '@/blocks/list/filters'
import { useNamed } from '@/blocks/list/use-named'
import { usePaged } from '@/request'
import { goTo } from '@/routes/go'
import type { PageParams } from '@/routes/table'
import { useChoiceOfPage } from '../parts/pick/choice'
import { OpenSum } from '../parts/apply/OpenSum'
import { usePickBar } from '../parts/pick/PickBar'
import { sourceWords, tradePlaces, type Trade } from '../parts/pick/trade'
import { TradeRow } from '../parts/pick/TradeRow'
import { useInvoiceMeters } from '../parts/pick/use-invoice-meters'
import { useRenewal } from '../parts/issued/use-renewal'
import { InvoicesSheet } from './InvoicesSheet'
import { MonthEndStrip } from './MonthEndStrip'

const CENTRE = '/subPagesB/pages/applyForInvoice/index'

const STATES = tabs('status', [
  { key: 'ALL', label: '全部' },
  { key: 'I0', label: '待开票' },
  { key: 'I2', label: '开票中' },
  { key: 'I3', label: '已开票' },
])
/** An item can be invoiced for a year and a bit (IV-04); its invoices are looked for further back. */
const MONTHS = months({ from: 'monthFrom', to: 'monthTo' }, { back: 35 })
const SOURCES = oneOf(
  'source',
  { label: '来源', title: '选择来源', all: '全部来源' },
  (['IC', 'SERVICE', 'LATEFEE', 'PREPAY'] as const).map((key) => ({ key, text: sourceWords[key] })),
)

/** 交易开票 (C 6.6): single payments, and those of them that wait for an invoice. */
export function TradeListView({ tradeNo, ...given }: PageParams<'/pages/invoice/trade-list'>) {
  const year = spanValue(lastMonths(12, monthOf(useToday())))
  const filters = useFilters([STATES, MONTHS, useInvoiceMeters(), SOURCES], { months: year, ...given })
  const list = usePaged('default GET /crmgas/invoice/tradeList', filters.input, { refresh: 'old' })
  const choice = useChoiceOfPage('TRADE', list.rows)
  const { selection, bar } = usePickBar({ entry: 'TRADE', choice, onStale: list.reload })
  const bills = useLinks()(CENTRE)
  const [invoiceIds, setInvoiceIds] = useState<readonly string[] | null>(null)
  useRenewal()
  useNamed(
    tradeNo === undefined ? undefined : placeOf(tradeNo),
    list.rows.map((row) => placeOf(row.tradeNo)),
  )
  const open = (trade: Trade) => {
    const [first, ...more] = tradePlaces(trade)
    if (more.length > 0) setInvoiceIds(trade.invoiceIds)
    else if (first !== undefined) void goTo(first)
  }
  return (
    <ListPage
      list={list}
      filters={filters}
      {...(bills && { actions: [{ label: '账单开票', onTap: bills }] })}
      head={
        <>
          <MonthEndStrip />
          {list.first && <OpenSum sum={list.first.sum.open} />}
          {invoiceIds && <InvoicesSheet invoiceIds={invoiceIds} onClose={() => setInvoiceIds(null)} />}
        </>
      }
      keyOf={(trade) => trade.tradeNo}
      groups={byMonth(({ month }: Trade) => month)}
      selection={selection}
      item={(trade, tick) => (
        <TradeRow
          trade={trade}
          current={trade.tradeNo === tradeNo}
          id={placeOf(trade.tradeNo)}
          onTap={trade.source === 'PREPAY' ? undefined : () => open(trade)}
          tick={tick}
        />
      )}
      empty='暂无交易记录'
      footer={bar}
    />
  )
}

const placeOf = (tradeNo: string): string => `trade-${tradeNo}`
