import type { In, Out } from '@contract'
import { addDays, isDate, startOf, toInstant } from '@domain/date'
import { meterName } from '@domain/meter-name'
import type { BoundSession, Work } from '../../../http/context'
import { envelope, paged } from '../../../http/page'
import { Refusal } from '../../../http/refusal'
import { ownMeters } from './own-meters'
import { changePage } from '../repo/change'
import { ChangeRow } from '@contract/energy/shapes'
import { shape } from '../../../http/shape'

type List = 'default GET /crmgas/changeRecord/list'

/** What was changed at the customer's meters, newest first. */
export async function changeList(work: Work, session: BoundSession, input: In<List>): Promise<Out<List>> {
  const names = new Map((await ownMeters(work, session)).map((meter) => [meter.meterId, meterName(meter)]))
  const page = paged(input)
  const filter = {
    ...(input.meterId ? { meterId: input.meterId } : {}),
    ...(input.changeType ? { changeType: input.changeType } : {}),
    ...(input.dateFrom ? { from: dayStart(input.dateFrom) } : {}),
    ...(input.dateTo ? { to: dayStart(input.dateTo, 1) } : {}),
  }
  const { rows, total } = await changePage(work.db, session, filter, page)
  const list = rows.map((row) =>
    shape(ChangeRow.properties, row, { alias: row.meterId === null ? '' : (names.get(row.meterId) ?? '') }),
  )
  return envelope(page, list, total)
}

function dayStart(date: string, later = 0): string {
  if (!isDate(date)) throw new Refusal('2901')
  return toInstant(startOf(addDays(date, later)))
}
