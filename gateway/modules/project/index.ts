import type { Area } from '../../areas'
import { contribute } from '../../extensions'
import { deskTasks } from '../desk/service'
import { payables } from '../payment/service'
import { ticketSubjectKinds } from '../ticket/service'
import { todoStakes } from '../todo/service'
import { projectDesk } from './desk'
import { projectHandlers } from './handlers'
import { instalmentPayable } from './payable'
import { paymentStakes } from './payments'
import { projectSubject } from './subject'
import { projectWork } from './work'

/** Works for a customer, from the application to the gas (part D 4.8). */
export const projectArea = {
  name: 'project',
  handlers: projectHandlers as unknown as Area['handlers'],
  work: projectWork,
  extensions: [
    contribute(payables, { PROJECT: instalmentPayable }),
    contribute(deskTasks, projectDesk),
    contribute(todoStakes, { PROJECT_PAYMENT: paymentStakes }),
    contribute(ticketSubjectKinds, { PROJECT: projectSubject }),
  ],
} satisfies Area
