import type { Out } from '@contract'
import type { Session, Work } from '../../http/context'
import { Refusal } from '../../http/refusal'
import * as repo from './repo'
import { regionOf } from './rules/region'
import { endAllSessions, endSession } from './sessions'
import { Device as DeviceSchema } from '@contract/account/profile'
import { shape } from '../../http/shape'

type Device = Out<'default GET /crmgas/portal/user/deviceList'>[number]

/** Call 55: where the user is logged in, this device first, then the last seen one. */
export async function deviceList(work: Work, session: Session): Promise<Device[]> {
  const now = work.clock.now()
  const live = (await repo.liveSessions(work.db, session.userId)).filter((row) => Date.parse(row.expireAt) > now)
  const seen = (row: repo.SessionRow) =>
    row.sessionId === session.sessionId ? Number.POSITIVE_INFINITY : Date.parse(row.lastSeenAt)
  return live
    .sort((a, b) => seen(b) - seen(a))
    .map((row) =>
      shape(DeviceSchema.properties, row, {
        region: regionOf(row.ip),
        isCurrent: row.sessionId === session.sessionId ? '1' : '0',
      }),
    )
}

/** Call 56; without a session all others. Its next call says 1889; its grant codes end with it, so it does not come back by itself. An ended one is as good. */
export async function kickDevice(work: Work, session: Session, sessionId: string | undefined): Promise<true> {
  if (sessionId === undefined) {
    await repo.lockUser(work.db, session.userId)
    await endAllSessions(work, session.userId, 'kicked', session.sessionId)
    return true
  }
  if (sessionId === session.sessionId) throw new Refusal('2041')
  if (!(await repo.isSessionOf(work.db, sessionId, session.userId))) throw new Refusal('2902')
  await endSession(work, session.userId, sessionId, 'kicked')
  return true
}
