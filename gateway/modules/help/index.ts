import { contribute } from '../../extensions'
import { personalData } from '../../personal-data'
import { ticketSubjectKinds } from '../ticket/service'
import { flushViews } from './entries'
import { helpHandlers } from './handlers'
import { helpData } from './own-data'
import { readableEntry } from './repo'

/** The help centre (D 2.8, D 4.10). */
export const helpArea = {
  name: 'help',
  handlers: helpHandlers,
  flush: flushViews,
  extensions: [
    contribute(personalData, helpData),
    contribute(ticketSubjectKinds, {
      HELP: async (work, { companyCode }, articleId) => {
        const entry = await readableEntry(work.db, companyCode, articleId)
        return (
          entry && {
            title: entry.title,
            route: `/subPagesB/pages/helpCenter/details?articleId=${articleId}`,
            facts: [],
          }
        )
      },
    }),
  ],
}
