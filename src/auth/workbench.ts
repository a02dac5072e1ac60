import type { Out } from '@contract'
import { call } from '@/request'
import { storage } from '@/platform/storage'

const TOKEN = 'zh GET:form /auth/ent/getAuthToken'

/** Whether a token for the back office is at hand; it may have ended. */
export const mayBeAtWorkbench = (): boolean => storage.get('x-workbench-token') !== ''

/** The token has ended (2211). */
export const leaveWorkbench = (): void => storage.remove('x-workbench-token')

/**
 * Requests the token for calls of the back office (specification 3) and returns its scope; for staff only with the ticket of a proof
 * just made. Rejects as `call` does.
 */
export async function enterWorkbench(securityTicket?: string): Promise<Out<typeof TOKEN>['scope']> {
  const { authToken, scope } = await call(TOKEN, securityTicket === undefined ? {} : { securityTicket })
  storage.set('x-workbench-token', authToken)
  return scope
}
