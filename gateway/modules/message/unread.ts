import type { Out } from '@contract'
import type { Session, Work } from '../../http/context'
import { unreadByCategory, unreadUrgent } from './repo/messages'
import type { Category } from './rules/templates'
import { UrgentMessage } from '@contract/platform'
import { shape } from '../../http/shape'

const urgentShown = 3

/** Unread messages by category, and the first urgent ones. */
export async function unreadSummary(
  work: Work,
  { userId, bp }: Session,
): Promise<Out<'default GET /crmgas/message/unreadCount'>> {
  const now = work.clock.iso()
  const byCategory = await unreadByCategory(work.db, userId, bp, now)
  const urgent = await unreadUrgent(work.db, userId, bp, now, urgentShown)
  return {
    total: Object.values(byCategory).reduce((a, b) => a + b, 0),
    byCategory,
    urgent: urgent.map((row) => shape(UrgentMessage.properties, row, { categoryCode: row.categoryCode as Category })),
  }
}
