import { shareables } from '../share/service'
import { sharedActivity, sharedProduct } from './share'
import { contribute } from '../../extensions'
import type { JobCtx } from '../../http/context'
import { personalData } from '../../personal-data'
import { together } from '../../work/kinds'
import { marketHandlers, shelfHandlers } from './handlers'
import { hotScores } from './hot-score'
import { marketData } from './own-data'
import { indexShelf } from './searchable'
import { flushProductViews } from './service'

export const marketArea = {
  name: 'market',
  handlers: { ...marketHandlers, ...shelfHandlers },
  flush: flushProductViews,
  start: (ctx: JobCtx) => ctx.transaction(indexShelf),
  work: together([hotScores]),
  extensions: [
    contribute(personalData, marketData),
    contribute(shareables, { product: sharedProduct, activity: sharedActivity }),
  ],
}
