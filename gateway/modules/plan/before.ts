import type { In, Out } from '@contract'
import { errorText } from '@domain/errors'
import { toInstant } from '@domain/date'
import { gasDaySpan } from '@domain/gas-day'
import type { BoundSession, Work } from '../../http/context'
import { closedGasDay } from '../metering/service'
import { ownGroup } from './groups'
import { barOf, checkedOf, checkPeriod, boundsOf, periodOr2901, referenceOf, revisionsFor, windowWith } from './ground'
import { requestedPeriods } from './asked'
import { planWindows } from './settings'
import { planView } from './view'

type Before = 'predict POST /checkPredictionGasBefore'
type Check = 'predict POST /checkPredictionGas'

/** P-04: whether a period may be declared, and what it is declared beside. */
export async function beforeDeclaring(work: Work, session: BoundSession, input: In<Before>): Promise<Out<Before>> {
  const { planType, period } = input
  const group = await ownGroup(work, session, input.groupId)
  periodOr2901(group, planType, period)
  const [newest] = await revisionsFor(work, group, planType, period)
  const bar = await barOf(work, group, planType, period, newest)
  const { system, ...reference } = await referenceOf(work, group, planType, period)
  const { capacity, mdq, acqLeft } = await boundsOf(work, group, planType, period)
  const window = windowWith(planType, period, newest, planWindows(work, group))
  return {
    allowed: bar === null,
    ...(bar && { reason: errorText(bar.code, bar.params) }),
    window: { open: toInstant(window.open), close: toInstant(window.close) },
    ...(newest && { current: await planView(work, newest) }),
    reference: {
      ...reference,
      system: system.volume,
      systemItems: system.items,
      asOf: gasDaySpan(closedGasDay(work)).to,
    },
    limits: { capacity, mdq, acqLeft },
  }
}

/** P-05 over all that is asked for; of several days each. */
export async function checkAsked(work: Work, session: BoundSession, input: In<Check>): Promise<Out<Check>> {
  const group = await ownGroup(work, session, input.groupId)
  const found: Out<Check>['items'] = []
  for (const asked of requestedPeriods(group, input))
    found.push(
      ...(await checkPeriod(work, group, input.planType, asked)).items.map((item) => dated(item, asked.period, input)),
    )
  return checkedOf(found)
}

/** Of several days each item says which one it is about. */
const dated = (item: Out<Check>['items'][number], period: string, { planType, items }: In<Check>) =>
  planType === 'DAY' && items !== undefined && items.length > 1 ? { ...item, dates: [period] } : item
