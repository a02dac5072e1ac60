import type { Area } from '../../areas'
import { withCases } from '../../case/area'
import { plantSites } from '../outlet/service'
import { answer, contribute } from '../../extensions'
import { personalData } from '../../personal-data'
import { ticketSites } from '../ticket/service'
import { alarms } from './alarm-case'
import { equipment } from './equipment-case'
import { endingSources, ownEndings } from './expiries'
import { recordHandlers } from './handlers'
import { otherEndings } from './other-endings'
import { checkData } from './own-data'
import { sites } from './site-case'
import { placesForTickets, plantsOf } from './sites'
import { recordWork } from './work'

/** Places, equipment and alarms that a customer declares, and what ends of it (part D 2.5). */
export const recordArea = withCases([sites, equipment, alarms], {
  name: 'record',
  handlers: recordHandlers as unknown as Area['handlers'],
  work: recordWork,
  extensions: [
    answer(ticketSites, placesForTickets),
    answer(plantSites, plantsOf),
    contribute(personalData, { alarm_event: checkData }),
    contribute(endingSources, { ...ownEndings, ...otherEndings }),
  ],
})
