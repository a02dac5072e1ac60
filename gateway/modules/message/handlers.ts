import { remindCalls } from '@contract/energy/remind'
import { messageCalls } from '@contract/message'
import { messages } from '@contract/platform'
import { smartCalls } from '@contract/smart-message'
import { implement, manual } from '../../http/handlers'
import { broadcast, cancelBroadcast } from './broadcast/broadcast'
import { batchDetail, batchList } from './broadcast/views'
import { categoryList, messageDetail, messageList } from './list'
import { deleteSome, readAll, readSome } from './mark'
import { reportResults } from './reception/credits'
import { receptionView, saveSettings } from './reception/settings'
import { remindConfig, saveRemind } from './remind'
import { smartAct, smartList } from './smart/view'
import { unreadSummary } from './unread'
import { wxEvent, wxGreeting } from './wx/callback'

const counts = implement(messages, {
  'default GET /crmgas/message/unreadCount': (ctx) => unreadSummary(ctx, ctx.session),
})

const reminders = implement(remindCalls, {
  'default GET /crmgas/payRemind/config': (ctx) => remindConfig(ctx, ctx.session),
  'default POST /crmgas/payRemind/save': (ctx, input) => saveRemind(ctx, ctx.session, input),
})

const centre = implement(messageCalls, {
  'default GET /crmgas/message/categoryList': (ctx) => categoryList(ctx, ctx.session),
  'default GET /crmgas/message/list': (ctx, input) => messageList(ctx, ctx.session, input),
  'default GET /crmgas/message/detail': (ctx, { msgId }) => messageDetail(ctx, ctx.session, msgId),
  'default POST /crmgas/message/read': (ctx, { msgIds }) => readSome(ctx, ctx.session, msgIds),
  'default POST /crmgas/message/readAll': (ctx, input) => readAll(ctx, ctx.session, input),
  'default GET /crmgas/wx/message/callback': async (ctx, input) => {
    ctx.reply(wxGreeting(ctx, input))
    return null
  },
  'default POST?signature,timestamp,nonce /crmgas/wx/message/callback': manual(async (ctx, sign) => {
    ctx.reply(await wxEvent(ctx, sign))
    return null
  }),
  'btwob POST /message/broadcast': (ctx, input) => broadcast(ctx, ctx.session, input),
  'btwob POST /message/broadcast/cancel': (ctx, { batchId }) => cancelBroadcast(ctx, ctx.session, batchId),
  'btwob GET /message/broadcast/list': (ctx, input) => batchList(ctx, ctx.session.companyCode, input),
  'btwob GET /message/broadcast/detail': (ctx, { batchId }) => batchDetail(ctx, ctx.session.companyCode, batchId),
  'default GET /crmgas/message/setting/query': (ctx) => receptionView(ctx, ctx.session),
  'default POST /crmgas/message/setting/save': (ctx, input) => saveSettings(ctx, ctx.session, input),
  'default POST /crmgas/message/subscribe/report': (ctx, input) => reportResults(ctx, ctx.session, input),
  'default POST /crmgas/message/delete': (ctx, { msgIds }) => deleteSome(ctx, ctx.session, msgIds),
})

const smart = implement(smartCalls, {
  'default GET /crmgas/smartMessage/list': manual((ctx, input) => smartList(ctx, ctx.session, input)),
  'default POST /crmgas/smartMessage/action': (ctx, input) => smartAct(ctx, ctx.session, input),
})

export const messageHandlers = { ...counts, ...centre, ...reminders, ...smart }
