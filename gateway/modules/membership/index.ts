import type { Area } from '../../areas'
import { claimDesk } from './claim-desk'
import { membershipHandlers } from './handlers'
import { invites } from './invite'
import { membershipWork } from './work'

export const membershipArea: Area = {
  name: 'membership',
  handlers: membershipHandlers,
  work: membershipWork,
  desk: { MASTER_CLAIM: claimDesk },
  scans: { SUB_INVITE: invites },
}
