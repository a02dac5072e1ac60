import type { In, Out } from '@contract'
import { OPEN_SIGN_UPS } from '@domain/statuses/activity-sign-up'
import type { BoundSession, Work } from '../../http/context'
import { ownOr2902, Refusal, refuseIf } from '../../http/refusal'
import { newSmsCode, sealText } from '../../secret'
import { activityOf, lockedActivity, reserveSeats, type ActivityRow } from '../market/service'
import { codesOf, heldCounts, lineCounts, lineOf } from './repo'
import { absentFrom, cancelProblem, movedUp, nextReminder, seatsLeft, signUpProblem } from './rules/sign-up'
import { signUps } from './sign-up-case'

type SignUpCall = 'default POST /crmgas/market/activity/signUp'
type Cancel = 'default POST /crmgas/market/activity/cancelSignUp'

/** Moves seats of an activity that is held; there are as many as the rule has said. */
async function seats(work: Work, activityId: string, people: number): Promise<void> {
  if (!(await reserveSeats(work, activityId, people))) throw new Error(`${activityId} has no ${people} seats to move`)
}

/** A code that is not given out for this activity yet, which is held. */
async function freeCode(work: Work, activityId: string): Promise<string> {
  const taken = await codesOf(work.db, activityId)
  let code = newSmsCode()
  while (taken.has(code)) code = newSmsCode()
  return code
}

/** E-M-20: the first caller gets the seats; the activity is held, so of two on the last one the second finds it taken. */
export async function signUp(work: Work, session: BoundSession, input: In<SignUpCall>): Promise<Out<SignUpCall>> {
  const { activityId, attendees, waits = false } = input
  if (!(await activityOf(work, session, activityId))) throw new Refusal('E1020')
  const activity = await lockedActivity(work, activityId)
  if (!activity?.published) throw new Refusal('E1020')
  const left = seatsLeft(activity)
  const held = await heldCounts(work.db, session, activityId)
  const problem = signUpProblem(activity, { attendees, waits }, held, work.clock.now())
  if (problem === 'E1023') throw new Refusal('E1023', { params: { n: left }, data: { left } })
  refuseIf(problem)
  const filed = await signUps.file(work, session, {
    activityId,
    userId: session.userId,
    activityTitle: activity.title,
    startsAt: activity.startAt,
    contactNameEnc: sealText(work, input.contactName.trim()),
    contactPhoneEnc: sealText(work, input.contactPhone),
    attendees,
    checkInCode: await freeCode(work, activityId),
    remindAt: nextReminder(activity.startAt, work.clock.now()),
    waitUntil: activity.signUpEndAt ?? activity.endAt,
    absentAt: absentFrom(activity),
  })
  const used = activity.quotaUsed ?? 0
  if (attendees > left) {
    const { ahead } = await lineCounts(work.db, activityId, filed.signUpId)
    return { signUpId: filed.signUpId, status: 'waiting', checkInCode: null, quotaUsed: used, ahead }
  }
  await seats(work, activityId, attendees)
  const { signUpId, state: status, checkInCode } = await signUps.move(work, filed, 'SEAT', session.userId)
  return { signUpId, status, checkInCode, quotaUsed: used + attendees, ahead: null }
}

/** Gives the seats back and fills them from the line. */
export async function cancel(work: Work, session: BoundSession, { signUpId }: In<Cancel>): Promise<Out<Cancel>> {
  const { userId } = session
  const { activityId } = ownOr2902(await signUps.own(work, session, signUpId), { userId })
  // The activity before the row: the order of all that move seats.
  const activity = await lockedActivity(work, activityId)
  const row = await signUps.locked(work, session, signUpId)
  refuseIf(OPEN_SIGN_UPS.includes(row.state) ? null : '2904')
  refuseIf(cancelProblem(activity ?? { signUpEndAt: null }, work.clock.now()))
  const { state } = await signUps.move(work, row, 'CANCEL', userId)
  if (row.state === 'signed') {
    await seats(work, activityId, -row.attendees)
    await fillSeats(work, activityId)
  }
  return { status: state }
}

/** Gives free seats of an activity, which is held, to the line. */
export async function fillSeats(work: Work, activityId: string): Promise<void> {
  const activity = await lockedActivity(work, activityId)
  if (!activity) return
  for (const row of movedUp(seatsLeft(activity), await lineOf(work.db, activityId))) {
    await seats(work, activityId, row.attendees)
    await signUps.move(work, row, 'MOVE_UP', 'SYSTEM')
  }
}

/** Ends what is open of an activity that takes place no more, and gives its seats back. */
export async function callOff(
  work: Work,
  { activityId }: Pick<ActivityRow, 'activityId'>,
  open: Awaited<ReturnType<typeof lineOf>>,
  by: string,
): Promise<void> {
  const people = open.filter(({ state }) => state === 'signed').reduce((sum, { attendees }) => sum + attendees, 0)
  for (const row of open) await signUps.move(work, row, 'CALL_OFF', by)
  if (people > 0) await seats(work, activityId, -people)
}
