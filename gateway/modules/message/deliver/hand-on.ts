import { DAY, toInstant, toMillis } from '@domain/date'
import type { Work } from '../../../http/context'
import { isOffered } from '../reception/credits'
import type { Reader, Reception } from '../reception/settings'
import { insertDeliveries } from '../repo/deliveries'
import { deliveriesOf } from '../rules/plan'
import { templates, type Category, type Level, type Template } from '../rules/templates'

/** What is older, a message of a history that is made again, is read in the app only. */
const NEWS = DAY

export interface Fresh {
  userId: string
  msgId: string
  bp: string | null
  categoryCode: string
  templateCode: string
  level: Level
  createdAt: string
}

/** Puts new messages on their way outside the app, each as its user has chosen. */
export async function handOn(
  work: Work,
  rows: readonly Fresh[],
  receptionOf: (reader: Reader) => Reception,
): Promise<void> {
  const now = work.clock.now()
  const deliveries = rows
    .filter(({ createdAt }) => now - toMillis(createdAt) < NEWS)
    .flatMap((row) => {
      const template: Template | undefined = templates[row.templateCode as keyof typeof templates]
      const { chosen, quiet } = receptionOf(row)
      const planned = deliveriesOf({
        userId: row.userId,
        msgId: row.msgId,
        category: row.categoryCode as Category,
        level: row.level,
        hasWxTemplate: isOffered(work, template?.wxKey ?? null),
        chosen,
        quiet,
        now,
      })
      const { userId, msgId, bp, categoryCode, createdAt } = row
      const key = { userId, msgId, bp, categoryCode, createdAt }
      return planned.map(({ channel, state, reason, nextAt }) => ({
        ...key,
        channel,
        state,
        reason,
        nextAt: nextAt === null ? null : toInstant(nextAt),
      }))
    })
  await insertDeliveries(work.db, deliveries)
}
