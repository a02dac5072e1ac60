import type { Db } from '../db/connect'
import type { Value } from '../db/rows'

export interface OutboxRow {
  id: string
  channel: Value<'devOutbox', 'channel'>
  target: string
  kind: string
  text: string
  createdAt: string
}

/** The newest 50 messages of the embedded senders, newest first. */
export function newestOutbox(
  db: Db,
  filter: { channel?: Value<'devOutbox', 'channel'>; target?: string },
): Promise<OutboxRow[]> {
  let query = db
    .selectFrom('devOutbox')
    .select(['outboxId as id', 'channel', 'target', 'kind', 'text', 'createdAt'])
    .orderBy('createdAt', 'desc')
    .orderBy('outboxId', 'desc')
    .limit(50)
  if (filter.channel !== undefined) query = query.where('channel', '=', filter.channel)
  if (filter.target !== undefined) query = query.where('target', '=', filter.target)
  return query.execute()
}

/** What was sent before goes. */
export const purgeOutbox = async (db: Db, before: string): Promise<void> => {
  await db.deleteFrom('devOutbox').where('createdAt', '<', before).execute()
}
