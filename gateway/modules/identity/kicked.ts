import { formatMoment } from '@domain/date-format'
import type { Work } from '../../http/context'
import { Refusal } from '../../http/refusal'
import { isoOf } from '../../ports/clock'
import * as repo from './repo'
import { terminalNames } from './rules/terminals'
import { status } from './unified'

/** ms between the end of a session and the opening of the one that has ended it; without one it was ended by hand. */
const SAME_LOGIN = 10_000

type Kicked = Pick<repo.SessionRow, 'sessionId' | 'userId' | 'terminalType' | 'revokedAt'>

/** LG-10: why the session is over, with time and device. */
async function reasonOf(work: Work, session: Kicked): Promise<string> {
  const at = Date.parse(session.revokedAt ?? work.clock.iso())
  const time = formatMoment(isoOf(at), work.clock.today())
  const next = await repo.sessionOpened(work.db, session, isoOf(at - SAME_LOGIN), isoOf(at + SAME_LOGIN))
  if (next === undefined) return `您的账号于 ${time} 在登录设备中被下线，如非本人请修改密码`
  const device = [terminalNames[session.terminalType], next.deviceName].filter(Boolean).join(' ')
  return `您的账号于 ${time} 在另一台设备（${device}）登录，如非本人请修改密码`
}

/** 1889 of a session that another login has ended. */
export const kickedRefusal = async (work: Work, session: Kicked): Promise<Refusal> =>
  new Refusal('1889', { text: await reasonOf(work, session) })

/** The same of the unified authentication: 420. */
export const kickedStatus = async (work: Work, session: Kicked) => status[420](await reasonOf(work, session))
