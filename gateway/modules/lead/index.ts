import { withCases } from '../../case/area'
import { answer } from '../../extensions'
import { enquiriesSince, openEnquiry, openQuotes } from '../market/service'
import { leadHandlers } from './handlers'
import { leads } from './lead-case'
import { countQuoted, countsByProduct, unfinishedOf } from './repo'

/** Enquiries from filing to rating (E 2.1, 3.2, 4.1). */
export const leadArea = withCases([leads], {
  name: 'lead',
  handlers: leadHandlers,
  extensions: [
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
