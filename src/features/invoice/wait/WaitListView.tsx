import { byMonth, choice as oneOf, ListPage, months, useFilters, useLink } from '@/blocks'
import { usePaged } from '@/request'
import type { PageParams } from '@/routes/table'
import { Empty, SearchEntry } from '@/ui'
import { useChoiceOfPage } from '../parts/pick/choice'
import { OpenSum } from '../parts/apply/OpenSum'
import { usePickBar } from '../parts/pick/PickBar'
import { sourceWords, type Trade } from '../parts/pick/trade'
import { useInvoiceMeters } from '../parts/pick/use-invoice-meters'
import { useRenewal } from '../parts/issued/use-renewal'
import { WaitRow } from '../parts/pick/WaitRow'

const SOURCES = oneOf(
  'source',
  { label: '类型', title: '选择类型', all: '全部类型' },
  (['BILL', 'PACKAGE', 'LATEFEE', 'SERVICE', 'IC'] as const).map((key) => ({ key, text: sourceWords[key] })),
)
/** Items with a last day that is near. */
const EXPIRING = oneOf('expiring', { label: '期限', title: '开票期限', all: '全部期限' }, [
  { key: '1', text: '30天内到期' },
])

/** 待开票 (C 6.7): bills and all else that may be invoiced, to be picked over months and meters. */
export function WaitListView({ expiring, month }: PageParams<'/subPagesB/pages/applyForInvoice/waitInvoice'>) {
  const filters = useFilters(
    [months({ from: 'monthFrom', to: 'monthTo' }, { back: 35 }), useInvoiceMeters(), SOURCES, EXPIRING],
    { expiring, months: month },
  )
  const list = usePaged('default GET /crmgas/invoice/waitList', filters.input, { refresh: 'old' })
  const choice = useChoiceOfPage('BILL', list.rows)
  const { selection, bar } = usePickBar({ entry: 'BILL', choice, onStale: list.reload })
  useRenewal()
  return (
    <ListPage
      list={list}
      filters={filters}
      head={
        <>
          <ToSearch />
          {list.first && <OpenSum sum={list.first.sum} />}
        </>
      }
      keyOf={(trade) => trade.tradeNo}
      groups={byMonth(({ month: one }: Trade) => one)}
      selection={selection}
      item={(trade, tick) => <WaitRow trade={trade} tick={tick} />}
      empty={<Empty text={filters.isFiltered ? '没有符合条件的记录' : '暂无待开票记录'} />}
      footer={bar}
    />
  )
}

function ToSearch() {
  const open = useLink('/subPagesB/pages/applyForInvoice/waitInvoice-search')
  return open ? <SearchEntry text='搜索交易编号、表号、账期、金额' onTap={open} /> : null
}
