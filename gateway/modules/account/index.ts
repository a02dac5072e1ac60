import { accountHandlers } from './handlers'
import { accountJobs } from './jobs'
import { seedAccount } from './seed'

export const accountArea = { name: 'account', handlers: accountHandlers, jobs: accountJobs, seed: seedAccount }
export { identify } from './identity'
