import { messages } from '@contract/platform'
import { implement } from '../../http/handlers'
import { unreadSummary } from './unread'

export const messageHandlers = implement(messages, {
  'default GET /crmgas/message/unreadCount': (ctx) => unreadSummary(ctx, ctx.session),
})
