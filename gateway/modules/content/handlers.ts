import { articles } from '@contract/content/articles'
import { news } from '@contract/content/news'
import { implement } from '../../http/handlers'
import { articleDetail } from './detail'
import { estimate, topicList } from './knowledge'
import { articleList, channelList, favoriteList } from './lists'
import { confirmRead, noteRead, react } from './reactions'
import * as staff from './staff'

export const contentHandlers = implement(news, {
  'default GET /crmgas/news/channelList': (ctx, { channel }) => channelList(ctx, ctx.session, channel),
  'default GET /crmgas/news/list': (ctx, input) => articleList(ctx, ctx.session, input),
  'default GET /crmgas/news/detail': (ctx, { articleId }) => articleDetail(ctx, articleId),
  'default POST /crmgas/news/react': (ctx, input) => react(ctx, ctx.session, input),
  'default GET /crmgas/news/favoriteList': (ctx, input) => favoriteList(ctx, ctx.session, input),
  'default POST /crmgas/news/readReport': async (ctx, input) => {
    await noteRead(ctx, ctx.session, input)
    return {}
  },
  'default GET /crmgas/knowledge/topicList': (ctx) => topicList(ctx, ctx.session),
  'default POST /crmgas/knowledge/estimate': (_ctx, input) => Promise.resolve(estimate(input)),
  'default POST /crmgas/news/confirmRead': (ctx, input) => confirmRead(ctx, ctx.session, input),
})

export const articleHandlers = implement(articles, {
  'btwob GET /article/list': (ctx, input) => staff.list(ctx, ctx.session, input),
  'btwob GET /article/categories': (ctx) => staff.categories(ctx),
  'btwob GET /article/detail': (ctx, { articleId }) => staff.detail(ctx, ctx.session, articleId),
  'btwob POST /article/save': (ctx, input) => staff.save(ctx, ctx.session, input),
  'btwob POST /article/status': (ctx, input) => staff.move(ctx, ctx.session, input),
})
