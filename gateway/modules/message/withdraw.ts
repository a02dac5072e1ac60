import type { Work } from '../../http/context'
import { ask } from '../../wiring'
import { usersOfBp } from './users-of'
import { markOver } from './repo/messages'

/** What was published to a customer's users under a key is over: marked as `word`, e.g. 已恢复, and no longer unread (Y-03). */
export async function withdraw(work: Work, over: { bp: string; dedupeKey: string; word: string }): Promise<void> {
  const users = await ask(work, usersOfBp)(work, over.bp)
  await markOver(work.db, {
    userIds: users.map(({ userId }) => userId),
    dedupeKey: over.dedupeKey,
    word: over.word,
    now: work.clock.iso(),
  })
}
