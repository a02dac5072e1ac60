import type { Access } from '@contract/keys'
import type { ErrorCode } from '@domain/errors'
import type { Route } from './route'

/**
 * Calls of machines: a channel's notification, a signed address, a device. What they send is signed, so no one is counted by his
 * address, and they read the HTTP status alone: whatever is not 2xx has not been taken and comes again.
 */
export const isMachine = (access: Access): boolean => access === 'signature' || access === 'device'

/** Whether calls of an address are counted: of users, visitors and signed addresses that are opened; not of machines that send. */
export const isCounted = (access: Access, { method }: Pick<Route, 'method'>): boolean =>
  !isMachine(access) || (access === 'signature' && method === 'GET')

/** HTTP status of a refusal for a machine: asked too early or at a bad moment, our failure, or a request that will never be good. */
export function machineStatus(code: ErrorCode): 503 | 500 | 400 {
  if (code === '2906' || code === '2998') return 503
  return code === '2999' ? 500 : 400
}
