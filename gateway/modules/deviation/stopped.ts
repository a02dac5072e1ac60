import { toMillis } from '@domain/date'
import { stoppedDays, type StopSpan } from '@domain/deviation/stops'
import { gasDaySpan } from '@domain/gas-day'
import type { StopKind } from '@domain/statuses/stop-gas'
import type { Work } from '../../http/context'
import { excludeHours, openStops, supplyStops } from '../billing/service'
import type { AccountKey } from '../metering/service'

type Stoppable = AccountKey & { meterIds: readonly string[] }

/** Stops that are not the customer's own doing. A limit is none: its day has a plan to be held against (G-03). */
const SUPPLY: readonly StopKind[] = ['PLANNED', 'EMERGENCY']

/** Whether supply to a group is off for long on a gas day that runs, by what has been and by what is announced (G-04). */
export async function isStoppedNow(work: Work, group: Stoppable, gasDay: string): Promise<boolean> {
  const { from, to } = gasDaySpan(gasDay)
  const over = (await supplyStops(work, group, { from, to })).filter((stop) => stop.to !== null && !stop.isLimit)
  const open = (await openStops(work.db, group)).flatMap((stop): StopSpan[] => {
    const begins = stop.realStopAt ?? stop.planStopAt
    return !SUPPLY.includes(stop.kind) || begins === null
      ? []
      : [{ meterIds: stop.meterIds, from: begins, to: stop.realResumeAt ?? stop.planResumeAt }]
  })
  return (
    stoppedDays(
      [...over, ...open],
      group.meterIds,
      { from: gasDay, to: gasDay },
      {
        now: toMillis(to),
        hours: excludeHours(work.settings, group.companyCode),
      },
    ).size > 0
  )
}
