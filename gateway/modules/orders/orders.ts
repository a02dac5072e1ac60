import type { In, Out } from '@contract'
import { OrderLine } from '@contract/orders'
import type { StatusText } from '@domain/machine'
import { stateLogOf, type StateChange } from '../../db/state-log'
import type { BoundSession, Work } from '../../http/context'
import { envelope, paged } from '../../http/page'
import { ownOr2902, Refusal } from '../../http/refusal'
import { shape } from '../../http/shape'
import { entriesOf } from '../../wiring'
import { orderSources, type OrderSource } from '../payment/service'
import { countsOf, findOrder, hide, pageOf, partCounts, partsOf, type IndexRow } from './repo'
import { periodOf } from './rules/period'

type List = 'default GET /crmgas/order/list'
type Detail = 'default GET /crmgas/order/detail'
type Line = Out<Detail>['related'][number]

function sourceOf(work: Work, row: IndexRow): OrderSource {
  const source = entriesOf(work, orderSources).get(row.source as StateChange['entity'])
  if (!source) throw new RangeError(`no area brings ${row.source}`)
  return source
}

const textOf = ({ states }: OrderSource, state: string): StatusText => states[state] ?? { label: state, tone: 'muted' }

function lineOf(work: Work, row: IndexRow): Line {
  const { label, tone } = textOf(sourceOf(work, row), row.sourceState)
  return shape(OrderLine.properties, row, {
    orderNo: row.orderKey.slice(row.orderType.length + 1),
    group: row.orderGroup,
    statusText: label,
    statusColor: tone,
  })
}

/** O-01, O-02. */
export async function orderList(work: Work, session: BoundSession, input: In<List>): Promise<Out<List>> {
  const page = paged(input)
  const { bp, companyCode, userId } = session
  const chosen = {
    bp,
    companyCode,
    userId,
    orderType: input.orderType,
    keyword: input.keyword?.trim() ?? '',
    ...periodOf(input, work.clock.today()),
  }
  const rows = await pageOf(work.db, chosen, input.group, page)
  const counts = await countsOf(work.db, chosen)
  const parts = await partCounts(
    work.db,
    bp,
    rows.map(({ orderKey }) => orderKey),
  )
  const list = rows.map((row) => ({ ...lineOf(work, row), parts: parts.get(row.orderKey) ?? { total: 0, todo: 0 } }))
  return { ...envelope(page, list, counts[input.group ?? 'ALL']), counts }
}

/** One order with what its source says of it; 2902 for another customer's. */
export async function orderDetail(work: Work, session: BoundSession, { orderKey }: In<Detail>): Promise<Out<Detail>> {
  const row = ownOr2902(await findOrder(work.db, session, orderKey))
  const source = sourceOf(work, row)
  const { fields, payments, ask } = ownOr2902(await source.facts(work, { bp: row.bp, id: row.sourceId }))
  const log = await stateLogOf(work.db, row.bp, row.source as StateChange['entity'], row.sourceId)
  const parent = row.parentKey === null ? undefined : await findOrder(work.db, session, row.parentKey)
  const related = [...(parent ? [parent] : []), ...(await partsOf(work.db, row.bp, orderKey))]
  return {
    ...lineOf(work, row),
    fields,
    ask,
    timeline: log.map(({ toState, at, reason }) => ({ time: at, text: textOf(source, toState).label, reason })),
    payments: payments.map(({ status, ...payment }) => ({
      ...payment,
      statusText: status.label,
      statusColor: status.tone,
    })),
    related: related.map((one) => lineOf(work, one)),
  }
}

/** O-04. */
export async function hideOrder(work: Work, session: BoundSession, orderKey: string): Promise<true> {
  const { bp, orderGroup } = ownOr2902(await findOrder(work.db, session, orderKey))
  if (orderGroup !== 'CLOSED') throw new Refusal('42906')
  await hide(work.db, { bp, userId: session.userId, orderKey }, work.clock.iso())
  return true
}
