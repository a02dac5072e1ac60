import type { Area } from '../../areas'
import { answer, contribute } from '../../extensions'
import { deskTasks } from '../desk/service'
import { payables } from '../payment/service'
import { ticketProject, ticketSubjectKinds } from '../ticket/service'
import { projectDesk } from './desk'
import { projectHandlers } from './handlers'
import { instalmentPayable } from './payable'
import { projectForTicket, projectSubject } from './subject'
import { projectWork } from './work'

/** Works for a customer, from the application to the gas (part D 4.8). */
export const projectArea = {
  name: 'project',
  handlers: projectHandlers as unknown as Area['handlers'],
  work: projectWork,
  extensions: [
    contribute(payables, { PROJECT: instalmentPayable }),
    contribute(deskTasks, projectDesk),
    contribute(ticketSubjectKinds, { PROJECT: projectSubject }),
    answer(ticketProject, projectForTicket),
  ],
} satisfies Area
