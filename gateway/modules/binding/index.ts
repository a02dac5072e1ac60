import type { Area } from '../../areas'
import { claimDesk } from './claim-desk'
import { bindingHandlers } from './handlers'
import { invites } from './invite'
import { bindingWork } from './work'

export const bindingArea: Area = {
  name: 'binding',
  handlers: bindingHandlers,
  work: bindingWork,
  desk: { MASTER_CLAIM: claimDesk },
  scans: { SUB_INVITE: invites },
}
