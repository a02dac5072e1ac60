import { withCases } from '../../case/area'
import { answer, contribute } from '../../extensions'
import { papers } from '../file/service'
import { enquiriesSince, openEnquiry, openQuotes } from '../market/service'
import { leadHandlers } from './handlers'
import { leads } from './lead-case'
import { leadPapers } from './paper'
import { countQuoted, countsByProduct, unfinishedOf } from './repo'

/** Enquiries from filing to rating (E 2.1, 3.2, 4.1). */
export const leadArea = withCases([leads], {
  name: 'lead',
  handlers: leadHandlers,
  extensions: [
    contribute(papers, leadPapers),
    answer(enquiriesSince, (work, since) => countsByProduct(work.db, since)),
    answer(openQuotes, (work, { bp, userId, isMaster }) =>
      countQuoted(work.db, { bp, ...(isMaster ? {} : { userId }) }),
    ),
    answer(openEnquiry, (work, { bp, userId, isMaster }, productId) =>
      unfinishedOf(work.db, {
        bp,
        targetType: 'product',
        targetId: productId,
        ...(isMaster ? {} : { userId }),
      }),
    ),
  ],
})
