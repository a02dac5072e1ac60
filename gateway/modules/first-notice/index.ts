import { firstNotice } from '@contract/first-notice'
import { implement } from '../../http/handlers'
import { onePiece, together } from '../../work/kinds'
import { countFirstNotices } from './count'
import { noticeMonths } from './view'

const handlers = implement(firstNotice, {
  'btwob GET /firstNotice/months': (ctx) => noticeMonths(ctx, ctx.session),
})

const count = onePiece('first-notice.count', { dailyAt: '04:10' }, { manual: countFirstNotices })

export const firstNoticeArea = { name: 'first-notice', handlers, work: together([count]) }
