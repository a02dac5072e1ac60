import type { Work } from '../../http/context'
import { ownOr2902 } from '../../http/refusal'
import { drop } from '../todo/service'
import { lockAccount, type AccountKey } from '../gas-account/service'
import * as repo from './repo/stop'
import { moveStop, reopen, shut } from './stop-gas'
import { notifyResumed, takeBack } from './stop-notices'

/*
 * A stop for a hazard (D 3.3, IN-11, IN-12). Its moments are those of the hazard, which knows whether the reason still exists: no clock
 * of billing executes one, and none ends without a visit.
 */

interface StopOf extends AccountKey {
  stopId: string
}

async function locked(work: Work, key: StopOf) {
  const account = ownOr2902(await lockAccount(work.db, key))
  const stop = ownOr2902(await repo.lockStop(work.db, key, key.stopId), { kind: 'HAZARD' })
  return { account, stop }
}

/** Executes a notice that is due; does nothing where the notice is not waiting any more. */
export async function executeHazardStop(work: Work, key: StopOf, by: string): Promise<boolean> {
  const { stop } = await locked(work, key)
  if (stop.state !== 'NOTICED') return false
  await shut(work, await moveStop(work, stop, 'EXECUTE', by, { realStopAt: work.clock.iso() }))
  return true
}

/** The hazard is gone: a notice is cancelled, a stop may be ended by a visit (IN-12). Answers what it is now. */
export async function endHazardStop(
  work: Work,
  key: StopOf,
  by: string,
  reason: string,
): Promise<repo.StopGas['state']> {
  const { stop } = await locked(work, key)
  if (stop.state !== 'NOTICED' && stop.state !== 'STOPPED') return stop.state
  const event = stop.state === 'NOTICED' ? 'CANCEL' : 'START_RESUME'
  const moved = await moveStop(work, stop, event, by, {}, reason)
  if (moved.state === 'CANCELLED') await takeBack(work, moved)
  return moved.state
}

/** A visit has let the gas in again. False where the stop is not on its way back. */
export async function resumeAfterHazard(work: Work, key: StopOf, by: string): Promise<boolean> {
  const { account, stop } = await locked(work, key)
  if (stop.state !== 'RESUMING') return false
  const now = work.clock.iso()
  const resumed = await moveStop(work, stop, 'RESUME', by, { realResumeAt: now })
  await drop(work, 'STOP_ACK', stop.stopId, stop.bp)
  await reopen(work, resumed)
  await notifyResumed(work, account, resumed, now)
  return true
}
