import { assistant } from '@contract/assistant'
import { implement, manual, streamed } from '../../http/handlers'
import { envelope, paged } from '../../http/page'
import { ask } from './ask'
import * as conversations from './conversations'
import * as messages from './messages'
import { complain, source, suggest } from './sources'
import * as terms from './terms'

export const assistantHandlers = implement(assistant, {
  'gpt GET /chat/config': (ctx) => messages.config(ctx),
  'gpt GET /conversation/list': (ctx, input) => conversations.list(ctx, ctx.session, input),
  'gpt GET /conversation/messages': (ctx, input) => conversations.messages(ctx, ctx.session, input),
  'gpt POST /conversation/create': (ctx, input) => conversations.create(ctx, input),
  'gpt POST /conversation/rename': (ctx, input) => conversations.rename(ctx, ctx.session, input),
  'gpt POST /conversation/pin': (ctx, input) => conversations.pin(ctx, ctx.session, input),
  'gpt POST /conversation/delete': (ctx, { conversationIds }) =>
    conversations.remove(ctx, ctx.session, conversationIds),

  'gpt POST /chat/stream': streamed({
    begin: (ctx, input) => ask(ctx, input),
    open: (ctx, begun) => messages.openStream(ctx, begun),
  }),
  'gpt POST /chat/send': manual((ctx, input) => ask(ctx, input)),
  'gpt GET /chat/poll': (ctx, input) => messages.poll(ctx, ctx.session, input),
  'gpt POST /chat/stop': (ctx, { messageId }) => messages.stop(ctx, ctx.session, messageId),
  'gpt POST /chat/feedback': (ctx, input) => messages.feedback(ctx, ctx.session, input),

  'answer GET /suggest': (ctx, input) => suggest(ctx, ctx.session, input),
  'answer GET /source': (ctx, input) => source(ctx, ctx.session, input),
  'answer POST /complaint': (ctx, input) => complain(ctx, ctx.session, input),

  'btwob GET /gpt/term/list': (ctx, input) => terms.list(ctx, ctx.session, input),
  'btwob POST /gpt/term/save': (ctx, input) => terms.save(ctx, ctx.session, input),
  'btwob POST /gpt/index/rebuild': (ctx) => terms.rebuild(ctx),
  'btwob GET /gpt/unanswered/list': async (ctx, input) => {
    const page = paged(input)
    const { rows, total } = await messages.unanswered(ctx, ctx.session.companyCode, page)
    return envelope(page, rows, total)
  },
})
