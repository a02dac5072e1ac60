import { DAY } from '@domain/date'
import { shareables } from '../share/service'
import { sharedArticle, sharedKnowledge } from './share'
import { contribute } from '../../extensions'
import type { JobCtx } from '../../http/context'
import { personalData } from '../../personal-data'
import { isoOf } from '../../ports/clock'
import { onePiece, together } from '../../work/kinds'
import { forgetViews } from '../audience/service'
import { switchSales } from '../market/service'
import { articleHandlers, contentHandlers } from './handlers'
import { contentData } from './own-data'
import { reminderWork } from './reminder'
import { indexPublished } from './searchable'
import { flushViews, isMomentDue, publishScheduled } from './service'

const publish = onePiece(
  'content.publish',
  { everySeconds: 60 },
  {
    async handle(work) {
      await publishScheduled(work)
      await switchSales(work)
    },
  },
  isMomentDue,
)

const forget = onePiece(
  'content.forgetViews',
  { dailyAt: '03:30' },
  { handle: ({ db, clock }) => forgetViews(db, isoOf(clock.now() - DAY)) },
)

export const contentArea = {
  name: 'content',
  handlers: { ...contentHandlers, ...articleHandlers },
  extensions: [
    contribute(personalData, contentData),
    contribute(shareables, { article: sharedArticle, knowledge: sharedKnowledge }),
  ],
  work: together([publish, forget], reminderWork),
  flush: flushViews,
  start: (ctx: JobCtx) => ctx.transaction(indexPublished),
}
