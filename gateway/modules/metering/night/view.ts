import type { Out } from '@contract'
import { GAS_DAY_START_HOUR } from '@domain/gas-day'
import { guardNights } from '@domain/night-flow'
import type { BoundSession, Work } from '../../../http/context'
import { ownAccount } from '../../gas-account/service'
import { ownMeter } from '../meter/own-meters'
import { hintsSince } from '../repo/leak-hint'
import { daysBetween } from '../repo/usage'
import { knownUntil, wholenessOf } from '../usage/ages'
import { guardedDates, guardedDays, hintOf } from './hours'

/** Nights of an answer. */
const SHOWN = 14
const HOURS = 24

type Nights = Out<'btwob GET /usage/nights'>

/** usage/nights (Y-11): the newest nights of a meter beside what it learned of them. */
export async function nightView(work: Work, session: BoundSession, meterId: string): Promise<Nights> {
  const account = await ownAccount(work, session)
  const meter = await ownMeter(work, account, meterId)
  const dates = guardedDates(work)
  const to = dates.at(-1) ?? ''
  const from = dates[0] ?? to
  const isRemote = meter.meterType === 'IOT'
  const used = isRemote ? await daysBetween(work.db, account, [meterId], from, to) : []
  const whole = wholenessOf([meter], used, from, to)
  const nothing = { since: null, quietHours: [], margin: null, nights: [], asOf: knownUntil(work, to), ...whole }
  if (!isRemote) return { state: 'NOT_REMOTE', ...nothing }
  const hints = await hintsSince(work.db, account, [meterId], from)
  const { level, nights } = guardNights(await guardedDays(work, meter, dates, used), hints.map(hintOf), meter.qmax)
  if (typeof level === 'string') return { state: level, ...nothing }
  const open = hints.find(({ endedOn }) => endedOn === null)
  return {
    ...nothing,
    state: open ? 'SUSPECTED' : 'WATCHED',
    since: open?.since ?? null,
    quietHours: level.quietHours.map((hour) => (hour + GAS_DAY_START_HOUR) % HOURS),
    margin: level.margin,
    nights: nights.slice(-SHOWN),
  }
}
