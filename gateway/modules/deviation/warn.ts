import { toMillis, MINUTE } from '@domain/date'
import { deviationRate, sideOf } from '@domain/deviation/day'
import { isKnownEnough } from '@domain/deviation/running'
import { gasDaySpan, gasDayAt } from '@domain/gas-day'
import { changeWindow } from '@domain/plan/change'
import { isWithin } from '@domain/plan/windows'
import type { JobCtx } from '../../http/context'
import {
  groupsOf,
  limitsOfGroup,
  planWindows,
  plannedDays,
  runningDay,
  waitingChange,
  type GroupKey,
} from '../plan/service'
import { isStoppedNow } from './stopped'
import { notifyWarning } from './notices'

/** Minutes of a gas day that are waited for: 14:00. */
const FROM = 360

/**
 * D-02, P-10: warns while the plan of the running gas day may still be changed that the day will miss it by more than the group's
 * tolerance. No message for a day with a stop, for one of which too much is unknown, and where a waiting change would hold. One message
 * a group and day; harmless to repeat.
 */
export async function warnGroup(ctx: JobCtx, key: GroupKey): Promise<void> {
  const group = (await groupsOf(ctx.db, key)).find(({ groupId }) => groupId === key.groupId)
  const gasDay = gasDayAt(ctx.clock.now())
  if (group?.planMode !== 'DAILY') return
  if (!isWithin(changeWindow('DAY', gasDay, planWindows(ctx, group)), ctx.clock.now())) return
  const minutes = Math.floor((ctx.clock.now() - toMillis(gasDaySpan(gasDay).from)) / MINUTE)
  // A sweep of the day before that is caught up in the morning knows too little of the new day.
  if (minutes < FROM) return
  if (await isStoppedNow(ctx, group, gasDay)) return
  const running = await runningDay(ctx, group)
  if (!running || !isKnownEnough(running.channels, minutes)) return
  const expected = running.projected.value
  await ctx.transaction(async (work) => {
    const span = { from: gasDay, to: gasDay }
    const plan = (await plannedDays(work, key, [group], span)).get(group.groupId)?.get(gasDay)
    const limit = (await limitsOfGroup(work, group, span)).get(gasDay)
    const waiting = await waitingChange(work, group, gasDay)
    const plans = [plan, waiting].flatMap((one) => one ?? [])
    if (plan === undefined || plans.some((one) => sideOf(expected, one, group.dayTolerance, limit) === 'NORMAL')) return
    await notifyWarning(work, group, { gasDay, plan, expected, rate: deviationRate(expected, plan) })
  })
}
