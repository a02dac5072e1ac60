import { windowsText } from '@domain/balance'
import { formatFullMoment, formatSpan } from '@domain/date-format'
import { MINUTE, toInstant } from '@domain/date'
import { formatPrice } from '@domain/price'
import { balanceDirections } from '@domain/statuses/balance'
import { Type } from '@sinclair/typebox'
import type { Work } from '../../http/context'
import { transition } from '../../states'
import { kind } from '../../work/kinds'
import { enqueue } from '../../work/queue'
import { customerOf } from '../membership/service'
import { notify } from '../notice/service'
import { keyOfGroup, planningGroupsOf } from '../plan/service'
import { applies } from './apply-case'
import { askHoursKind } from './hours'
import { changeActivity, findActivity, lockActivity, type Activity, type ActivityKey } from './repo/activities'
import { anyUnsettled, endable, type ApplyKey } from './repo/applies'
import { dueSteps, isFor, isSignUpOpen, nextStep } from './rules/step'
import { activityMachine } from './states'

const text = Type.String()

/** Groups of one piece of invitations. */
const PIECE = 100
/** Interval at which an activity with unpaid rewards is checked again, ms. */
const AGAIN = 10 * MINUTE

/** An activity goes on with time (3.10): one item takes every step that is due. Harmless to repeat. */
export const stepKind = kind({
  name: 'balance.step',
  data: Type.Object({ companyCode: text, activityId: text }),
  run: { handle: stepActivity },
})

async function stepActivity(work: Work, key: ActivityKey): Promise<void> {
  let activity: Activity | undefined = await lockActivity(work.db, key)
  if (!activity) return
  for (const event of dueSteps(activity, work.clock.now())) {
    if (event === 'FINISH' && (await anyUnsettled(work.db, key))) {
      await changeActivity(work.db, key, { nextAt: toInstant(work.clock.now() + AGAIN) })
      return
    }
    const status: Activity['status'] = await transition(work, activityMachine, activity, event)
    activity = { ...activity, status }
    if (event !== 'OPEN') continue
    await enqueue(work, inviteKind, key.activityId, { ...key, after: '' })
    if (activity.windows.length > 0) await enqueue(work, askHoursKind, key.activityId, { ...key, after: '' })
  }
  await changeActivity(work.db, key, { nextAt: nextStep(activity)?.at ?? null })
}

/** Notifies the customers that plan their gas that sign-up is open, some at a time; the next piece follows from this one. */
export const inviteKind = kind({
  name: 'balance.invite',
  data: Type.Object({ companyCode: text, activityId: text, after: text }),
  run: { handle: invite },
})

async function invite(work: Work, { after, ...key }: ActivityKey & { after: string }): Promise<void> {
  const activity = await findActivity(work.db, key)
  if (!activity || !isSignUpOpen(activity)) return
  const groups = await planningGroupsOf(work.db, [key.companyCode], after, PIECE)
  for (const bp of new Set(groups.map((group) => group.bp))) await inviteCustomer(work, activity, bp)
  const last = groups.at(-1)
  if (last === undefined || groups.length < PIECE) return
  const next = keyOfGroup(last)
  await enqueue(work, inviteKind, `${key.activityId}|${next}`, { ...key, after: next })
}

async function inviteCustomer(work: Work, activity: Activity, bp: string): Promise<void> {
  const { companyCode, activityId, name, direction, startDate, endDate, unitReward, signupEnd, windows } = activity
  const customer = await customerOf(work, bp, companyCode)
  if (!customer || !isFor(activity, customer.customerClass)) return
  const hours = windows.length > 0 ? `每日${windowsText(windows)}，` : ''
  const body =
    `${name}（${balanceDirections[direction]}）开放报名：${formatSpan(startDate, endDate)}，${hours}` +
    `奖励${formatPrice(unitReward)}，报名截止${formatFullMoment(signupEnd)}`
  await notify(
    work,
    { bp, companyCode, route: `/subPagesB/pages/substitution/index?activityId=${activityId}`, bizId: activityId },
    { message: { templateCode: 'SUB_OPEN', body, dedupeKey: `SUB_OPEN|${activityId}|${bp}`, expireAt: signupEnd } },
  )
}

/** A sign-up of an activity that was called off. */
export const cancelKind = kind({
  name: 'balance.cancel',
  data: Type.Object({ bp: text, companyCode: text, applyId: text, reason: text }),
  run: { handle: cancelApply },
})

async function cancelApply(work: Work, { bp, applyId, reason }: ApplyKey & { reason: string }): Promise<void> {
  const row = await applies.locked(work, { bp }, applyId)
  if (row.status !== 'SUBMITTED' && row.status !== 'PASSED') return
  await applies.move(work, row, 'CANCEL', 'SYSTEM', { reason })
}

/** Queues the end of every sign-up of a locked activity: each under its own lock, which comes before the activity's. */
export async function endApplies(work: Work, key: ActivityKey, reason: string): Promise<void> {
  for (const apply of await endable(work.db, key))
    await enqueue(work, cancelKind, `${apply.bp}|${apply.applyId}`, { ...apply, reason })
}
