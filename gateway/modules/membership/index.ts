import type { Area } from '../../areas'
import { usersById } from '../identity/service'
import { callerHandlers } from './caller-handlers'
import { claimDesk } from './claim-desk'
import { bindingHandlers } from './handlers'
import { invites } from './invite'
import { leaveAll, tellNewPhone } from './leaving'
import { membershipData } from './own-data'
import { usersOf } from './people'
import { places } from './places'
import { membershipWork } from './work'

export const membershipArea: Area = {
  name: 'membership',
  handlers: { ...bindingHandlers, ...callerHandlers },
  work: membershipWork,
  desk: { MASTER_CLAIM: claimDesk },
  scans: { SUB_INVITE: invites },
  people: { usersOf, namesOf: usersById },
  places,
  ownData: membershipData,
  on: { 'user.phoneChanged': tellNewPhone, 'user.closed': leaveAll },
}
export { identify } from './identify'
