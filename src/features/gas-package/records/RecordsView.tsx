import { useState } from 'react'
import { byMonth, choice, ListPage, PageFrame, useFilters } from '@/blocks'
import { days } from '@/blocks/list/days'
import { useMeterChoice } from '@/shared/meter'
import { usePaged, useRead } from '@/request'
import type { PageParams } from '@/routes/table'
import { Card, Figures, Volume } from '@/ui'
import { RecordRow, type ExtractionRecord } from './RecordRow'
import { RecordSheet } from './RecordSheet'

/** So many orders are offered as a filter. */
const ORDERS = 50
/** Months that can be chosen back. */
const BACK = 35

type Params = PageParams<'/subPagesB/pages/gas-package/extract-records'>

/** 提气记录 (B 6.1): what was taken, meter by meter and day by day. A number of a meter or child from outside is looked up first. */
export function RecordsView(params: Params) {
  const { meterNo, childNo, orderNo } = params
  const meters = useRead('default GET /crmgas/list-meter-channel', {}, { enabled: meterNo !== undefined })
  const isLost = childNo !== undefined && orderNo === undefined
  const child = useRead('taocan GET /trade/order/childDetail', isLost ? { childNo } : undefined, { enabled: isLost })
  const waiting = [...(meterNo === undefined ? [] : [meters]), ...(isLost ? [child] : [])]
  if (waiting.some(({ data }) => data === undefined)) return <PageFrame of={waiting} />
  const found = meters.data?.list.find((meter) => meter.meterNo === meterNo)?.meterId
  return <Records {...params} orderNo={orderNo ?? child.data?.orderNo} meterId={params.meterId ?? found} />
}

function Records(params: Params) {
  const [open, setOpen] = useState<ExtractionRecord | null>(null)
  const { filters, input } = useRecordFilters(params)
  const list = usePaged('taocan GET /trade/extract/records', input, { refresh: 'old' })
  return (
    <ListPage
      spaced
      list={list}
      filters={filters}
      keyOf={({ recordId }) => recordId}
      groups={byMonth(({ date }: ExtractionRecord) => date.slice(0, 7))}
      item={(record) => <RecordRow record={record} onTap={() => setOpen(record)} />}
      head={
        <>
          {list.first && <Sums {...list.first.sums} />}
          {open && <RecordSheet record={open} onClose={() => setOpen(null)} />}
        </>
      }
      empty='暂无提气记录'
    />
  )
}

const Sums = ({ extracted, out }: { extracted: string; out: string }) => (
  <Card>
    <Figures
      items={[
        { label: '提气合计', value: <Volume value={extracted} /> },
        { label: '包外用量合计', value: <Volume value={out} /> },
      ]}
    />
  </Card>
)

/** Order, cycle of the order, meter, months. A cycle of another order is not meant any more. */
function useRecordFilters({ orderNo, childNo, meterId, months: span }: Params) {
  const [order, setOrder] = useState(orderNo ?? '')
  const orders = useRead('taocan GET /trade/order/list', { tab: 'all', pageSize: ORDERS }, { handles: 'all' })
  const detail = useRead('taocan GET /trade/order/detail', order === '' ? undefined : { orderNo: order }, {
    enabled: order !== '',
    handles: 'all',
  })
  const cycles = detail.data?.cycles ?? []
  const meterChoice = useMeterChoice()
  const filters = useFilters(
    [
      choice(
        'orderNo',
        { label: '全部订单', title: '选择订单', all: '全部订单' },
        (orders.data?.list ?? []).map((one) => ({ key: one.orderNo, text: one.name, note: one.orderNo })),
      ),
      ...(order === ''
        ? []
        : [
            choice(
              'childNo',
              { label: '全部周期', title: '选择周期', all: '全部周期' },
              cycles.map((cycle) => ({ key: cycle.childNo, text: `${cycle.startDate.slice(0, 4)}年${cycle.name}` })),
            ),
          ]),
      meterChoice,
      days({ from: 'dateFrom', to: 'dateTo' }, { back: BACK }),
    ],
    { orderNo, childNo, meterId, months: span },
  )
  const chosen = filters.values['orderNo'] ?? ''
  if (chosen !== order) setOrder(chosen)
  const { childNo: cycle, ...input } = filters.input
  const isOfOrder = cycle !== undefined && (detail.data === undefined || cycles.some((one) => one.childNo === cycle))
  return { filters, input: { ...input, ...(isOfOrder && order !== '' && { childNo: cycle }) } }
}
