import type { Area } from '../../areas'
import { answer, contribute } from '../../extensions'
import { personalData } from '../../personal-data'
import { on } from '../../wiring'
import { deskTasks } from '../desk/service'
import { places, userClosed, userPhoneChanged } from '../identity/service'
import { usersOfBp } from '../message/service'
import { scanKinds } from '../scan/service'
import { callerHandlers } from './caller-handlers'
import { claimDesk } from './claim-desk'
import { bindingHandlers } from './handlers'
import { invites } from './invite'
import { leaveAll, tellNewPhone } from './leaving'
import { membershipData } from './own-data'
import { usersOf } from './people'
import { userPlaces } from './places'
import { membershipWork } from './work'

export const membershipArea: Area = {
  name: 'membership',
  handlers: { ...bindingHandlers, ...callerHandlers },
  work: membershipWork,
  extensions: [
    contribute(deskTasks, { MASTER_CLAIM: claimDesk }),
    contribute(scanKinds, { SUB_INVITE: invites }),
    contribute(personalData, membershipData),
    answer(usersOfBp, usersOf),
    answer(places, userPlaces),
    on(userPhoneChanged, tellNewPhone),
    on(userClosed, leaveAll),
  ],
}
export { identify } from './identify'
