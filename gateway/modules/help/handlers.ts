import { help } from '@contract/help'
import { implement } from '../../http/handlers'
import * as reading from './reading'
import * as staff from './staff'

export const helpHandlers = implement(help, {
  'answer GET /help/categories': (ctx) => reading.categoryList(ctx, ctx.session),
  'answer GET /help/hot': (ctx, { limit }) => reading.hotList(ctx, ctx.session, limit),
  'answer GET /help/articles': (ctx, input) => reading.articles(ctx, ctx.session, input),
  'answer GET /help/hotWords': (ctx) => reading.hotWords(ctx, ctx.session),
  'answer GET /help/suggest': (ctx, input) => reading.suggest(ctx, ctx.session, input),
  'answer GET /help/search': (ctx, input) => reading.search(ctx, ctx.session, input),
  'answer GET /help/detail': (ctx, { articleId }) => reading.detail(ctx, ctx.session, articleId),
  'answer POST /help/feedback': (ctx, input) => reading.judge(ctx, ctx.session, input),

  'btwob GET /help/list': (ctx, input) => staff.list(ctx, ctx.session, input),
  'btwob GET /help/detail': (ctx, { articleId }) => staff.detail(ctx, ctx.session, articleId),
  'btwob POST /help/save': (ctx, input) => staff.save(ctx, ctx.session, input),
  'btwob GET /help/questions': (ctx, input) => staff.questions(ctx, ctx.session, input),
  'btwob POST /help/question/settle': (ctx, { text }) => staff.settle(ctx, ctx.session, text),
})
