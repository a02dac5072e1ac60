import type { Area } from '../../areas'
import { companyLines } from './companies'
import { helpLines } from '../ticket/service'
import { answer, contribute } from '../../extensions'
import { admission, ownNumbers } from '../../http/admission'
import { personalData } from '../../personal-data'
import { on } from '../../wiring'
import { customerFacts, customerHeads, deskTasks } from '../desk/service'
import { places, userClosed, userPhoneChanged } from '../identity/service'
import { countReached, knownCustomers, usedCustomers, stillUsers, usersOfBp, usersReached } from '../message/service'
import { scanKinds } from '../scan/service'
import { callerHandlers } from './caller-handlers'
import { claimDesk } from './claim-desk'
import { customerDeskFacts } from './desk-facts'
import { bindingHandlers } from './handlers'
import { invites } from './invite'
import { leaveAll, setNewPhone } from './leaving'
import { membershipData } from './own-data'
import { customersByBp, numbersOf, usersAmong, usersOf } from './people'
import { refusedFor } from './rules/access'
import { userPlaces } from './places'
import { countUsers, customersAmong, customersWithUsers, reached } from './repo/reach'
import { membershipWork } from './work'

export const membershipArea: Area = {
  name: 'membership',
  handlers: { ...bindingHandlers, ...callerHandlers },
  work: membershipWork,
  extensions: [
    contribute(deskTasks, { MASTER_CLAIM: claimDesk }),
    contribute(customerFacts, { membership: customerDeskFacts }),
    contribute(scanKinds, { SUB_INVITE: invites }),
    contribute(personalData, membershipData),
    answer(admission, refusedFor),
    answer(usersOfBp, usersOf),
    answer(stillUsers, usersAmong),
    answer(customerHeads, customersByBp),
    answer(ownNumbers, numbersOf),
    answer(usersReached, (work, reach) => reached(work.db, reach)),
    answer(usedCustomers, (work, after, limit) => customersWithUsers(work.db, after, limit)),
    answer(countReached, (work, reach) => countUsers(work.db, reach)),
    answer(knownCustomers, (work, companyCode, bps) => customersAmong(work.db, companyCode, bps)),
    answer(places, userPlaces),
    answer(helpLines, companyLines),
    on(userPhoneChanged, setNewPhone),
    on(userClosed, leaveAll),
  ],
}
export { identify } from './identify'
