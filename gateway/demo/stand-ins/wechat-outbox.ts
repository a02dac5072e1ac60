import type { Db } from '../../db/connect'
import { newId } from '../../http/ids'
import type { Clock } from '../../ports/clock'
import type { SubscribeMessage } from '../../ports/wechat'

/** What WeChat would have shown, in the outbox of the development tools. */
export const keepInOutbox =
  (db: Db, clock: Clock) =>
  async ({ openId, tmplId, page, data }: SubscribeMessage): Promise<void> => {
    const text = `${Object.values(data).join(' · ')} → ${page}`
    await db
      .insertInto('devOutbox')
      .values({
        outboxId: newId(clock.now()),
        channel: 'PUSH',
        target: openId,
        kind: tmplId,
        text,
        createdAt: clock.iso(),
      })
      .execute()
  }
