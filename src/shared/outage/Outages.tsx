import type { Out } from '@contract'
import { clockAt, dateAt, toMillis } from '@domain/date'
import { formatMoment } from '@domain/date-format'
import { outages, type OutageSystem } from '@domain/outage'
import { serverNow } from '@/platform/time'
import { NoticeBar } from '@/ui'

interface Props {
  of: Out<'default GET /crmgas/home/summary'>['failedParts']
  /** Those that this place needs; all of them unless given. */
  only?: readonly OutageSystem[] | undefined
}

/** What is under maintenance, since when, and what works (Y-22). */
export const Outages = ({ of = [], only }: Props) =>
  of
    .filter(({ system }) => only === undefined || only.includes(system))
    .map(({ system, since }) => (
      <NoticeBar key={system} tone='warning'>
        {outages[system].name}维护中，自 {sinceText(since)}；{outages[system].works}
      </NoticeBar>
    ))

/** Of today the time alone. */
function sinceText(since: string): string {
  const today = dateAt(serverNow())
  const at = toMillis(since)
  return dateAt(at) === today ? clockAt(at).slice(0, 5) : formatMoment(since, today)
}
