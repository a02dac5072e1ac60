import { firstNotice } from '@contract/first-notice'
import { implement } from '../../http/handlers'
import { noticeMonths } from './view'

export const firstNoticeHandlers = implement(firstNotice, {
  'btwob GET /firstNotice/months': (ctx) => noticeMonths(ctx, ctx.session),
})
