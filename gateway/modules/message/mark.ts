import { Type } from '@sinclair/typebox'
import type { In, Out } from '@contract'
import type { BoundSession, Work } from '../../http/context'
import { kind } from '../../work/kinds'
import { enqueue } from '../../work/queue'
import { newId } from '../../http/ids'
import { ask } from '../../wiring'
import { stopsNotOver } from './questions'
import { markAllRead, markDeleted, markRead, markSettled, messagesNamed, type MessageRow } from './repo/list'
import { unreadByCategory } from './repo/messages'
import { minInstant, namedBy } from './rules/named'
import { usersOfBp } from './users-of'

const totalOf = async (work: Work, { userId, bp }: BoundSession): Promise<number> =>
  Object.values(await unreadByCategory(work.db, userId, bp, work.clock.iso())).reduce((a, b) => a + b, 0)

/** message/read: other numbers than the user's own are left out. */
export async function readSome(work: Work, session: BoundSession, msgIds: readonly string[]) {
  const which = namedBy(session.userId, msgIds)
  if (which !== null) await markRead(work.db, which, work.clock.iso())
  return { total: await totalOf(work, session) }
}

/** message/readAll up to the moment of the list (E-X-10). */
export async function readAll(
  work: Work,
  session: BoundSession,
  { categoryCode, asOf }: In<'default POST /crmgas/message/readAll'>,
) {
  const now = work.clock.iso()
  const reader = { userId: session.userId, bp: session.bp, now }
  const affected = await markAllRead(work.db, reader, categoryCode ?? null, minInstant(asOf, now))
  return { affected, total: await totalOf(work, session) }
}

/** message/delete: all but unread notices of a stop that is not over (E-X-12). */
export async function deleteSome(
  work: Work,
  session: BoundSession,
  msgIds: readonly string[],
): Promise<Out<'default POST /crmgas/message/delete'>> {
  const which = namedBy(session.userId, msgIds)
  const rows = which === null ? [] : await messagesNamed(work.db, which, work.clock.iso())
  const kept = await noticesInForce(work, rows)
  const going = rows.map(({ msgId }) => msgId).filter((msgId) => !kept.has(msgId))
  const deleted = which === null || going.length === 0 ? 0 : await markDeleted(work.db, { ...which, msgIds: going })
  const gone = new Set(going)
  const refused = msgIds
    .filter((msgId) => !gone.has(msgId))
    .map((msgId) => ({ msgId, code: kept.has(msgId) ? ('E6002' as const) : ('E6001' as const) }))
  return { deleted, refused }
}

const mayBeKept = ({ status, level, categoryCode, bizType, bp }: MessageRow): boolean =>
  status === 'unread' && level === 'urgent' && categoryCode === 'supply' && bizType === 'STOP_GAS' && bp !== null

async function noticesInForce(work: Work, rows: readonly MessageRow[]): Promise<ReadonlySet<string>> {
  const notices = rows.filter(mayBeKept)
  const kept = new Set<string>()
  for (const bp of new Set(notices.map((row) => row.bp ?? ''))) {
    const own = notices.filter((row) => row.bp === bp)
    const open = await ask(work, stopsNotOver)(work, bp, [...new Set(own.map(({ bizId }) => bizId))])
    for (const { msgId, bizId } of own) if (open.has(bizId)) kept.add(msgId)
  }
  return kept
}

const settledThing = Type.Object({ bp: Type.String(), bizId: Type.String(), at: Type.String() })

/** What was asked for has been done, or is asked for no more: its messages need no attention. */
export const settleMessages = kind({
  name: 'message.settle',
  data: settledThing,
  run: {
    handle: async (work, { bp, bizId, at }) => {
      const users = await ask(work, usersOfBp)(work, bp)
      const userIds = users.map(({ userId }) => userId)
      // The message about the end itself is as old as the end: it stays unread.
      if (userIds.length > 0) await markSettled(work.db, { userIds, bp, bizId, before: at })
    },
  },
})

/** The messages about this thing close with its to-do (rest 3-7), after the commit of the caller's transaction. */
export const closeWith = (work: Work, bp: string, bizId: string): Promise<void> =>
  enqueue(work, settleMessages, newId(work.clock.now()), { bp, bizId, at: work.clock.iso() })
