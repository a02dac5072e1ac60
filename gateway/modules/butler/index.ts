import type { Area } from '../../areas'
import { answer, contribute } from '../../extensions'
import { personalData } from '../../personal-data'
import { listed } from '../../sheet/table'
import { openText } from '../../secret'
import { ticketButler } from '../ticket/service'
import { butlerOf } from './butler'
import { butlerHandlers } from './handlers'
import { ratingsOfUser } from './repo'

/** The people that look after a customer, and the numbers to call (part D 2.3, 4.3). */
export const butlerArea: Area = {
  name: 'butler',
  handlers: butlerHandlers,
  extensions: [
    answer(ticketButler, butlerOf),
    contribute(personalData, {
      butler_rating: async (work, { userId }) =>
        listed('管家评价', await ratingsOfUser(work.db, userId), [
          ['户号', 14, ({ bp }) => bp],
          ['月份', 10, ({ month }) => month],
          ['评分', 8, ({ score }) => `${score}星`],
          ['标签', 30, ({ tags }) => tags.join('、')],
          ['评价', 40, ({ commentEnc }) => openText(work, commentEnc)],
        ]),
    }),
  ],
}
