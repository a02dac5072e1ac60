import { messages } from '@contract/platform'
import { implement } from '../../http/handlers'
import { unreadByCategory, unreadUrgent } from './repo'
import type { Category } from './rules/templates'

const urgentShown = 3

export const messageHandlers = implement(messages, {
  'default GET /crmgas/message/unreadCount': async (ctx) => {
    const { userId, bp } = ctx.session
    const now = ctx.clock.iso()
    const byCategory = await unreadByCategory(ctx.db, userId, bp, now)
    const urgent = await unreadUrgent(ctx.db, userId, bp, now, urgentShown)
    return {
      total: Object.values(byCategory).reduce((a, b) => a + b, 0),
      byCategory,
      urgent: urgent.map((row) => ({
        msgId: row.msgId,
        title: row.title,
        summary: row.summary,
        categoryCode: row.categoryCode as Category,
        targetRoute: row.targetRoute,
        targetParams: row.targetParams,
      })),
    }
  },
})
