import type { Area } from '../../areas'
import { registerClaimDesk } from './claim-desk'
import { bindingHandlers } from './handlers'
import { registerInvites } from './invite'
import { bindingJobs } from './jobs'
import { seedBinding } from './seed'

registerClaimDesk()
registerInvites()

export const bindingArea: Area = { name: 'binding', handlers: bindingHandlers, jobs: bindingJobs, seed: seedBinding }
