import type { In, Out } from '@contract'
import { lastOfMonth } from '@domain/date'
import { decimal, fixed } from '@domain/decimal'
import { cheapest, costCurve, type OpenDay } from '@domain/deviation/cost'
import type { AssessedDay } from '@domain/deviation/month'
import type { Suggested } from '@domain/forecast'
import { gasDayAt, gasDaySpan } from '@domain/gas-day'
import { volume } from '@domain/volume'
import type { BoundSession, Work } from '../../http/context'
import { ownOr2902 } from '../../http/refusal'
import { closedGasDay, measuredSoFar } from '../metering/service'
import { expectedDay, groupsOf, outlookOf, type Group, type Outlook } from '../plan/service'
import { facts, termsOf, useSoFar } from './months'

type Call = 'predict GET /plan/cost'
type Answer = Omit<Out<Call>, 'asOf'>

const NOTHING: Answer = { points: [], cheapest: null, expected: null }
const whole = (text: string): string => fixed(decimal(text), 0)

/** Y-07: what plans of an open day move the month's fee by, with its other days as they are known or expected. */
export async function costOfDay(work: Work, session: BoundSession, { groupId, date }: In<Call>): Promise<Out<Call>> {
  const group = ownOr2902((await groupsOf(work.db, session)).find((one) => one.groupId === groupId))
  const found = isAssessed(work, group, date) ? await curveOf(work, group, date) : NOTHING
  return { ...found, asOf: gasDaySpan(closedGasDay(work)).to }
}

async function curveOf(work: Work, group: Group, date: string): Promise<Answer> {
  const outlook = await outlookOf(work, group, lastOfMonth(date.slice(0, 7)))
  const isRunning = date === gasDayAt(work.clock.now())
  const ask = { gasDay: date, live: true }
  const measured = isRunning ? await measuredSoFar(work, group, group.meterIds, ask) : null
  const said = await expectedDay(work, group, date, { outlook, measured })
  const known = said && (await openDayOf(work, group, date, { outlook, said }))
  if (!known) return NOTHING
  const { day, others, terms, price } = known
  const points = costCurve(day, others, terms, price)
  const view = ({ plan: of, cost }: (typeof points)[number]) => ({ plan: whole(of), cost })
  const best = cheapest(points, day.plan)
  return {
    points: points.map(view),
    cheapest: best && view(best),
    expected: { volume: whole(said.value), low: whole(said.low), high: whole(said.high) },
  }
}

/** Whether a day is open, and its month costs a fee. */
export const isAssessed = (work: Work, group: Group, date: string): boolean =>
  group.planMode === 'DAILY' && group.assessMode === 'FEE' && date > closedGasDay(work)

interface Expected {
  /** Up to the end of the month. */
  outlook: Outlook
  said: Suggested
}

/** An open day as it is expected, with the other days of its month as they are known or expected; null where nothing is planned or priced. */
export async function openDayOf(work: Work, group: Group, date: string, { outlook, said }: Expected) {
  const known = await facts(work, group, date.slice(0, 7))
  const plan = known?.planned.get(date)
  if (!known || plan === undefined) return null
  const actualOf = useSoFar(outlook, closedGasDay(work))
  const others = known.used.flatMap((one): AssessedDay[] => {
    const planned = known.planned.get(one.date)
    if (one.date === date || planned === undefined) return []
    return [
      { plan: planned, actual: actualOf(one), isExempt: known.exempt.has(one.date), limit: known.limits.get(one.date) },
    ]
  })
  const day: OpenDay = {
    plan,
    expected: volume(said.value),
    low: volume(said.low),
    high: volume(said.high),
    limit: known.limits.get(date),
  }
  return { day, others, terms: termsOf(group), price: known.price }
}
