import type { Out } from '@contract'
import { addDays, dateAt, startOf, toInstant } from '@domain/date'
import { isCollectedAgain } from '@domain/data-gap'
import { lastClosedGasDay } from '@domain/gas-day'
import { meterName } from '@domain/meter-name'
import { sumMoney } from '@domain/money'
import { sumVolume } from '@domain/volume'
import type { BoundSession, Work } from '../../../http/context'
import { maySee } from '../../../http/may-see'
import { ownAccount } from '../../gas-account/service'
import { chosenMeters } from '../meter/own-meters'
import { gapsSince, type DataGap } from '../repo/gap'
import { daysBetween } from '../repo/usage'
import { isHeard } from '../rules/wholeness'
import type { DayUsage } from '../types'

/** Gas days that the diary goes back, and the most gaps that it names. */
const BACK = 90
const MOST = 50
/** Of each day: when the registers of the gas day are collected (AE-06). */
const COLLECTED = { hour: 9, minute: 30 }

type Gap = Out<'btwob GET /usage/gaps'>['list'][number]

/** usage/gaps (Y-32): gaps of the last 90 gas days, the newest first; what is not known is not said. */
export async function gapDiary(
  work: Work,
  session: BoundSession,
  meterId: string | undefined,
): Promise<Out<'btwob GET /usage/gaps'>> {
  const account = await ownAccount(work, session)
  const meters = await chosenMeters(work, account, meterId)
  if (meters.length === 0) return { list: [] }
  const closed = lastClosedGasDay(work.clock.now())
  const ids = meters.map((meter) => meter.meterId)
  const rows = await gapsSince(work.db, account, ids, addDays(closed, -BACK), MOST)
  const over = rows.filter(({ heardAt }) => heardAt !== null)
  const [from] = over.map(({ since }) => since).sort()
  const days = from === undefined ? [] : await daysBetween(work.db, account, ids, from, closed)
  const seesMoney = maySee(session, 'BILL_VIEW')
  return {
    list: rows.map((row) => {
      const meter = meters.find((one) => one.meterId === row.meterId)
      return {
        meterId: row.meterId,
        name: meter ? meterName(meter) : row.meterId,
        since: row.since,
        through: row.through ?? closed,
        reason: row.reason,
        heardAt: row.heardAt,
        nextAt: row.heardAt === null && isCollectedAgain(row.reason) ? nextCollection(work.clock.now()) : null,
        madeUp: row.heardAt === null ? null : madeUp(row, days, seesMoney),
      }
    }),
  }
}

/** The next moment at which the registers of a gas day are collected. */
function nextCollection(now: number): string {
  const at = (date: string) => startOf(date, COLLECTED.hour, COLLECTED.minute)
  const today = dateAt(now)
  return toInstant(now < at(today) ? at(today) : at(addDays(today, 1)))
}

function madeUp({ meterId, since, through }: DataGap, days: readonly DayUsage[], seesMoney: boolean): Gap['madeUp'] {
  const mine = days.filter((day) => day.meterId === meterId && day.gasDay >= since && day.gasDay <= (through ?? since))
  const known = mine.filter(isHeard)
  const dates = (of: readonly DayUsage[]) => new Set(of.map(({ gasDay }) => gasDay)).size
  return {
    days: dates(known),
    volume: sumVolume(known.map(({ volume }) => volume)),
    estAmount: seesMoney ? sumMoney(known.map(({ estAmount }) => estAmount)) : null,
    openDays: dates(mine.filter((day) => !isHeard(day))),
  }
}
