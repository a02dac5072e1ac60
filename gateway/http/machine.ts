import type { Access } from '@contract/keys'
import type { ErrorCode } from '@domain/errors'
import type { Route } from './route'

/**
 * Calls of machines: a channel's notification, a signed address, a device. What they send is signed, so their addresses are not
 * counted, and they read the HTTP status alone: whatever is not 2xx has not been taken and comes again.
 */
export const isMachine = (access: Access): boolean => access === 'signature' || access === 'device'

/** Whether calls of an address are counted: of users, visitors and signed addresses that are opened; not of machines that send. */
export const isCounted = (access: Access, { method }: Pick<Route, 'method'>): boolean =>
  !isMachine(access) || (access === 'signature' && method === 'GET')

/** RFC 6750: what stands behind `Bearer`; '' for anything else. */
export const bearerOf = (header = ''): string => /^Bearer +([\w-]+)$/i.exec(header)?.[1] ?? ''

/** HTTP status of a refusal for a customer's own software (Y-31), which reads it before the body. */
export function keyStatus(code: ErrorCode): 400 | 401 | 403 | 404 | 429 | 500 | 503 {
  return KEY_STATUS[code] ?? 400
}

const KEY_STATUS: Partial<Record<ErrorCode, 401 | 403 | 404 | 429 | 500 | 503>> = {
  '2574': 401,
  '2575': 403,
  '2902': 404,
  '2906': 429,
  '2907': 503,
  '2998': 503,
  '2999': 500,
}

/** HTTP status of a refusal for a machine: asked too early or at a bad moment, our failure, or a request that will never be good. */
export function machineStatus(code: ErrorCode): 503 | 500 | 400 {
  if (code === '2906' || code === '2998') return 503
  return code === '2999' ? 500 : 400
}
