import { randomInt } from 'node:crypto'
import { DAY, toMillis } from '@domain/date'
import { COOLING_DAYS } from '@domain/statuses/cancellation'
import type { CancelEvent } from '@domain/statuses/cancellation'
import type { Work } from '../../http/context'
import { newId } from '../../http/ids'
import { isoOf } from '../../ports/clock'
import { transition } from '../../states'
import { ask, emit } from '../../wiring'
import { userClosed } from './events'
import { places } from './places'
import { audit } from './audit'
import { dropPortrait } from './portrait'
import * as repo from './repo'
import { indexOf, seal } from '../../secret'
import { endAllSessions } from './sessions'
import { cancelMachine } from './states'

/** End of the user's running cooling-off; null without one. */
export async function runningCancellation(work: Work, userId: string): Promise<string | null> {
  const cancel = await repo.latestCancel(work.db, userId)
  return cancel?.status === 'C0' ? cancel.effectiveAt : null
}

/** CX-03: the cooling-off begins; every session of the user ends. Takes the user's lock. */
export async function openCancellation(
  work: Work,
  { userId, reason, channel }: { userId: string; reason: string; channel: string },
): Promise<{ cancelId: string; effectiveAt: string }> {
  await repo.lockUser(work.db, userId)
  const now = work.clock.now()
  const cancelId = newId(now)
  const effectiveAt = isoOf(now + COOLING_DAYS * DAY)
  const row = { cancelId, userId, requestedAt: isoOf(now), effectiveAt, reason, status: 'C0' as const, channel }
  await repo.insertCancel(work.db, row)
  await repo.updateUser(work.db, userId, { status: '2', updatedAt: isoOf(now) })
  await endAllSessions(work, userId, 'cancelled')
  await audit(work, { entity: 'account_cancel', entityId: cancelId, bp: null, from: '', to: 'C0', reason, by: userId })
  return { cancelId, effectiveAt }
}

/** Coolings-off that are over, for the job, each with the company of the hotline that its user knows. */
export async function dueCancellations(
  work: Work,
  after: string,
  limit: number,
): Promise<{ cancelId: string; userId: string; companyCode: string }[]> {
  const due = []
  for (const { cancelId, userId } of await repo.dueCancels(work.db, work.clock.iso(), after, limit))
    due.push({ cancelId, userId, companyCode: (await ask(work, places).opening(work, userId)).companyCode })
  return due
}

/** The end of a running cooling-off with its audit entry; false when this one is not open any more. Under the user's lock. */
async function endCooling(
  work: Work,
  { cancelId, userId }: { cancelId: string; userId: string },
  event: CancelEvent,
  { by, reason = '' }: { by: string; reason?: string },
): Promise<boolean> {
  const open = await repo.lockOpenCancel(work.db, userId)
  if (open?.cancelId !== cancelId) return false
  const set = event === 'REVOKE' ? { revokedAt: work.clock.iso() } : {}
  const to = await transition(work, cancelMachine, open, event, { set })
  await audit(work, { entity: 'account_cancel', entityId: cancelId, bp: null, from: open.status, to, reason, by })
  return true
}

/** CX-04: taken back before its day; false when there is nothing to take back. Under the user's lock. */
export async function revokeCooling(work: Work, userId: string): Promise<boolean> {
  const cancel = await repo.latestCancel(work.db, userId)
  if (cancel === undefined || toMillis(cancel.effectiveAt) <= work.clock.now()) return false
  return endCooling(work, cancel, 'REVOKE', { by: userId })
}

/** C 3.5: something is in the way on the day itself: the account lives on. False when it was revoked meanwhile. */
export async function failCancellation(
  work: Work,
  cancel: { cancelId: string; userId: string },
  why: string,
): Promise<boolean> {
  await repo.lockUser(work.db, cancel.userId)
  if (!(await endCooling(work, cancel, 'FAIL', { by: 'system', reason: why }))) return false
  await repo.updateUser(work.db, cancel.userId, { status: '1', updatedAt: work.clock.iso() })
  return true
}

/**
 * CX-05: the personal data are deleted; what the law requires (orders, invoices, signatures, audit) stays with a nameless user. The
 * phone is free from now on. False when the cancellation was revoked meanwhile.
 */
export async function closeAccount(
  work: Work,
  { cancelId, userId }: { cancelId: string; userId: string },
): Promise<boolean> {
  const user = await repo.lockUser(work.db, userId)
  if (!(await endCooling(work, { cancelId, userId }, 'EXECUTE', { by: 'system' }))) return false
  const now = work.clock.iso()
  await emit(work, userClosed, { userId })
  await endAllSessions(work, userId, 'cancelled')
  await repo.forgetTies(work.db, userId)
  await dropPortrait(work, user)
  const deletedName = `已注销用户${String(randomInt(100_000_000)).padStart(8, '0')}`
  await repo.updateUser(work.db, userId, {
    status: '9',
    phoneEnc: seal(work, deletedName),
    phoneIndex: indexOf(work, deletedName),
    nickname: deletedName,
    emailEnc: null,
    portrait: null,
    position: '',
    passwordHash: null,
    passwordHistory: [],
    empNo: null,
    updatedAt: now,
  })
  return true
}
