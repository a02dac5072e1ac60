import { withCases } from '../../case/area'
import { answer } from '../../extensions'
import { enquiriesSince, openEnquiry } from '../market/service'
import { leadHandlers } from './handlers'
import { leads } from './lead-case'
import { countsByProduct, unfinishedOf } from './repo'

/** Enquiries from filing to rating (E 2.1, 3.2, 4.1). */
export const leadArea = withCases([leads], {
  name: 'lead',
  handlers: leadHandlers,
  extensions: [
    answer(enquiriesSince, (work, since) => countsByProduct(work.db, since)),
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
