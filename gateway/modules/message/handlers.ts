import { remindCalls } from '@contract/energy/remind'
import { messages } from '@contract/platform'
import { implement } from '../../http/handlers'
import { remindConfig, saveRemind } from './remind'
import { unreadSummary } from './unread'

const counts = implement(messages, {
  'default GET /crmgas/message/unreadCount': (ctx) => unreadSummary(ctx, ctx.session),
})

const reminders = implement(remindCalls, {
  'default GET /crmgas/payRemind/config': (ctx) => remindConfig(ctx, ctx.session),
  'default POST /crmgas/payRemind/save': (ctx, input) => saveRemind(ctx, ctx.session, input),
})

export const messageHandlers = { ...counts, ...reminders }
