import type { In, Out } from '@contract'
import { toInstant } from '@domain/date'
import { gasDaySpan } from '@domain/gas-day'
import { fallbackAt, nextFallback } from '@domain/plan/fallback'
import type { BoundSession, Work } from '../../http/context'
import { badField, Refusal } from '../../http/refusal'
import { closedGasDay } from '../metering/service'
import { suggestedOf } from './fallback'
import { checkPeriod, isDeclared, periodOr2901 } from './ground'
import { lockOwnGroup, ownGroup } from './groups'
import { findFallback, putFallback } from './repo/fallbacks'
import { lastDeclared } from './repo/plans'
import { planWindows } from './settings'
import { namesOf } from './view'

type Look = 'predict GET /plan/fallback'
type Set = 'predict POST /plan/fallback'

/** What is set beforehand for a group, and what each rule would declare next (Y-08). */
export async function lookFallback(
  work: Work,
  session: BoundSession,
  { groupId, planType }: In<Look>,
): Promise<Out<Look>> {
  const group = await ownGroup(work, session, groupId)
  const period = nextFallback(planType, work.clock.now(), planWindows(work, group))
  periodOr2901(group, planType, period)
  const set = await findFallback(work.db, { bp: group.bp, groupId, planType })
  const nameOf = await namesOf(work, [set?.setBy ?? null])
  return {
    rule: set?.rule ?? null,
    volume: set?.volume ?? null,
    setBy: set ? nameOf(set.setBy) : null,
    setAt: set?.updatedAt ?? null,
    version: set?.version ?? 0,
    next: {
      period,
      fileAt: toInstant(fallbackAt(planType, period, planWindows(work, group))),
      isDeclared: await isDeclared(work, group, planType, period),
      suggestion: (await suggestedOf(work, group, planType, period))?.volume ?? null,
      last: (await lastDeclared(work.db, { bp: group.bp, groupId, planType, period })) ?? null,
      asOf: gasDaySpan(closedGasDay(work)).to,
    },
  }
}

/** Sets what is declared without a declaration in time, or switches it off (Y-08). A fixed volume is held against the bounds of the next period. */
export async function setFallback(work: Work, session: BoundSession, input: In<Set>): Promise<Out<Set>> {
  const { groupId, planType, rule, version } = input
  const group = await lockOwnGroup(work, session, groupId)
  const period = nextFallback(planType, work.clock.now(), planWindows(work, group))
  periodOr2901(group, planType, period)
  if ((rule === 'FIXED') !== (input.volume !== undefined)) throw badField('volume')
  const seen = await findFallback(work.db, { bp: group.bp, groupId, planType })
  if ((seen?.version ?? 0) !== version) throw new Refusal('2904')
  const volume = input.volume ?? null
  if (volume !== null) {
    const checked = await checkPeriod(work, group, planType, { period, volume, items: null })
    if (checked.level === 'BLOCK') throw new Refusal('42605', { data: { items: checked.items } })
  }
  await putFallback(work.db, {
    bp: group.bp,
    groupId,
    companyCode: group.companyCode,
    planType,
    rule: rule === 'NONE' ? null : rule,
    volume,
    setBy: session.userId,
    version: version + 1,
    updatedAt: work.clock.iso(),
  })
  return { version: version + 1 }
}
