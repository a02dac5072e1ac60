import type { In, Out } from '@contract'
import { boundsProblem, passesItself, type Baseline } from '@domain/balance'
import { formatVolumeNumber } from '@domain/volume'
import { jsonb } from '../../db/connect'
import { nextNo } from '../../db/sequence'
import type { BoundSession, Work } from '../../http/context'
import { badField, ownOr2902, Refusal, refuseIf } from '../../http/refusal'
import { sealText } from '../../secret'
import { emit } from '../../wiring'
import { orderChanged } from '../payment/service'
import type { Group } from '../plan/service'
import { applies } from './apply-case'
import { applyBar, withdrawable } from './bars'
import { baselinesOf } from './baselines'
import { take } from './places'
import { readAt } from './reading'
import { lockActivity, type Activity } from './repo/activities'
import { idOfNo } from './repo/applies'
import { isInTheWay } from './rules/twin'
import { beginsAt, endsAt } from './rules/step'
import { seenActivity } from './seen'
import { balanceSettings } from './settings'

type Submit = 'zh POST /apply/submit'
type Withdraw = 'zh POST /apply/withdraw'

/**
 * Signs a group up (S-01 to S-05). The customer's sign-ups are locked before the activity; the lock of that counts the places: of two at once
 * that both fit alone but not together one is refused.
 */
export async function submit(work: Work, session: BoundSession, input: In<Submit>): Promise<Out<Submit>> {
  const seen = await seenActivity(work, session, input.activityId)
  const others = await applies.lockAll(work, session)
  const activity = ownOr2902(await lockActivity(work.db, seen))
  const read = readAt(work, session, activity, input.readToken)
  refuseIf(await applyBar(work, session, activity))
  const { group, baseline } = await groundOf(work, session, activity, input.groupId)
  if (others.some((one) => isInTheWay(one, activity, group))) throw new Refusal('42508')
  refuseVolume(activity, baseline, input.dailyVolume)
  if (input.measures.includes('OTHER') && !input.measureNote?.trim()) throw badField('measureNote')
  await take(work, activity, input.dailyVolume)
  const filed = await applies.file(
    work,
    session,
    await rowOf(work, { session, activity, group, baseline, read, input }),
  )
  await emit(work, orderChanged, { bp: filed.bp, entity: 'balance_apply', id: filed.applyId })
  const { autoPassRate } = balanceSettings(work.settings, activity.companyCode)
  const { applyNo, status } = passesItself(input.dailyVolume, baseline.volume, autoPassRate)
    ? await applies.move(work, filed, 'PASS', 'SYSTEM')
    : filed
  return { applyNo, status }
}

async function groundOf(
  work: Work,
  session: BoundSession,
  activity: Activity,
  groupId: string,
): Promise<{ group: Group; baseline: Baseline }> {
  const found = ownOr2902((await baselinesOf(work, session, activity)).find((one) => one.group.groupId === groupId))
  if (found.baseline === null) throw new Refusal('42502')
  return { group: found.group, baseline: found.baseline }
}

function refuseVolume({ minDailyVolume, maxRate }: Activity, baseline: Baseline, daily: string): void {
  const bounds = boundsProblem(daily, { minDaily: minDailyVolume, maxRate, baseline: baseline.volume })
  if (bounds === null) return
  throw new Refusal('42507', {
    params: { min: formatVolumeNumber(bounds.min), max: formatVolumeNumber(bounds.max) },
  })
}

interface SignUp {
  session: BoundSession
  activity: Activity
  group: Group
  baseline: Baseline
  read: string
  input: In<Submit>
}

async function rowOf(work: Work, { session, activity, group, baseline, read, input }: SignUp) {
  const { startDate, endDate, payAt } = activity
  if (payAt === null) throw new RangeError(`activity ${activity.activityId} is open and has no day of payment`)
  return {
    applyNo: await applyNo(work),
    activityId: activity.activityId,
    activityName: activity.name,
    userId: session.userId,
    groupId: group.groupId,
    groupName: group.name,
    meterIds: group.meterIds,
    direction: activity.direction,
    unitReward: activity.unitReward,
    minRate: activity.minRate,
    capRate: activity.capRate,
    startDate,
    endDate,
    windows: jsonb(activity.windows),
    baselineVolume: baseline.volume,
    baselineDays: jsonb({ used: baseline.used, dropped: baseline.dropped }),
    dailyVolume: input.dailyVolume,
    measures: [...input.measures],
    measureNoteEnc: sealText(work, input.measureNote?.trim() ?? ''),
    contactNameEnc: sealText(work, input.contactName),
    contactPhoneEnc: sealText(work, input.contactPhone),
    rulesVersion: activity.rulesVersion,
    readAt: read,
    signupEnd: activity.signupEnd,
    beginsAt: beginsAt(startDate),
    endsAt: endsAt(endDate),
    payAt,
  }
}

/** S + date + four digits at least (B 2.14). */
async function applyNo(work: Work): Promise<string> {
  const n = await nextNo(work.db, 'seq_balance_apply')
  return `S${work.clock.today().replaceAll('-', '')}${String(n).padStart(4, '0')}`
}

/** S-10: until sign-up ends; 2904 for a sign-up that is not as the user saw it. */
export async function withdraw(work: Work, session: BoundSession, input: In<Withdraw>): Promise<Out<Withdraw>> {
  const { applyId } = ownOr2902(await idOfNo(work.db, session, input.applyNo))
  const row = await applies.locked(work, session, applyId, { version: input.version })
  if (!withdrawable(work, row)) throw new Refusal('42505')
  const set = { version: row.version + 1 }
  const { status } = await applies.move(work, row, 'WITHDRAW', session.userId, { set })
  return { status }
}
