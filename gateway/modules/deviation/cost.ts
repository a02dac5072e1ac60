import type { In, Out } from '@contract'
import { lastOfMonth } from '@domain/date'
import { decimal, fixed } from '@domain/decimal'
import { cheapest, costCurve, type OpenDay } from '@domain/deviation/cost'
import type { AssessedDay } from '@domain/deviation/month'
import { gasDayAt, gasDaySpan } from '@domain/gas-day'
import { volume } from '@domain/volume'
import type { BoundSession, Work } from '../../http/context'
import { ownOr2902 } from '../../http/refusal'
import { closedGasDay, measuredSoFar } from '../metering/service'
import { expectedDay, groupsOf, outlookOf, type Group } from '../plan/service'
import { facts, termsOf, useSoFar } from './months'

type Call = 'predict GET /plan/cost'
type Answer = Omit<Out<Call>, 'asOf'>

const NOTHING: Answer = { points: [], cheapest: null, expected: null }
const whole = (text: string): string => fixed(decimal(text), 0)

/** Y-07: what plans of an open day move the month's fee by, with its other days as they are known or expected. */
export async function costOfDay(work: Work, session: BoundSession, { groupId, date }: In<Call>): Promise<Out<Call>> {
  const group = ownOr2902((await groupsOf(work.db, session)).find((one) => one.groupId === groupId))
  const closed = closedGasDay(work)
  const isAssessed = group.planMode === 'DAILY' && group.assessMode === 'FEE' && date > closed
  const found = isAssessed ? await curveOf(work, group, date, closed) : NOTHING
  return { ...found, asOf: gasDaySpan(closed).to }
}

async function curveOf(work: Work, group: Group, date: string, closed: string): Promise<Answer> {
  const month = date.slice(0, 7)
  const known = await facts(work, group, month)
  const plan = known?.planned.get(date)
  const outlook = await outlookOf(work, group, lastOfMonth(month))
  if (!known || plan === undefined) return NOTHING
  const isRunning = date === gasDayAt(work.clock.now())
  const ask = { gasDay: date, live: true }
  const measured = isRunning ? await measuredSoFar(work, group, group.meterIds, ask) : null
  const said = await expectedDay(work, group, date, { outlook, measured })
  if (!said) return NOTHING
  const actualOf = useSoFar(outlook, closed)
  const others = known.used.flatMap((day): AssessedDay[] => {
    const planned = known.planned.get(day.date)
    if (day.date === date || planned === undefined) return []
    return [{ plan: planned, actual: actualOf(day), isExempt: known.exempt.has(day.date) }]
  })
  const open: OpenDay = { plan, expected: volume(said.value), low: volume(said.low), high: volume(said.high) }
  const points = costCurve(open, others, termsOf(group), known.price)
  const view = ({ plan: of, cost }: (typeof points)[number]) => ({ plan: whole(of), cost })
  const best = cheapest(points, plan)
  return {
    points: points.map(view),
    cheapest: best && view(best),
    expected: { volume: whole(said.value), low: whole(said.low), high: whole(said.high) },
  }
}
