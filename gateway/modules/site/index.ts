import { withCases } from '../../case/area'
import { answer } from '../../extensions'
import { plantSites } from '../outlet/service'
import { ticketSites } from '../ticket/service'
import { siteHandlers } from './handlers'
import { sites } from './site-case'
import { placesForTickets, plantsOf } from './sites'

/** Places of gas use that a customer declares (part D 2.5). */
export const siteArea = withCases([sites], {
  name: 'site',
  handlers: siteHandlers,
  extensions: [answer(ticketSites, placesForTickets), answer(plantSites, plantsOf)],
})
