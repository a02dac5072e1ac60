import { withCases } from '../../case/area'
import { contribute } from '../../extensions'
import { personalData } from '../../personal-data'
import { deskTasks } from '../desk/service'
import { CALL_BACK, callBackDesk } from './call-back'
import { ticketWork } from './clock'
import { ticketHandlers } from './handlers'
import { ratingData } from './own-data'
import { tickets } from './ticket-case'

/** Service tickets from filing to rating (part D 2.2, 3.1, 4.2). */
export const ticketArea = withCases([tickets], {
  name: 'ticket',
  handlers: ticketHandlers,
  work: ticketWork,
  extensions: [
    contribute(deskTasks, { [CALL_BACK]: callBackDesk }),
    contribute(personalData, { ticket_evaluation: ratingData }),
  ],
})
