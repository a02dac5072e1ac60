import type { Out } from '@contract'
import { call } from '@/request'
import { storage } from '@/platform/storage'

const TOKEN = 'zh GET:form /auth/ent/getAuthToken'

/**
 * Asks for the token that calls of the back office carry (specification 3) and answers for whom it is good; of staff only with
 * the ticket of a proof just made. Rejects as `call` does.
 */
export async function enterWorkbench(securityTicket?: string): Promise<Out<typeof TOKEN>['scope']> {
  const { authToken, scope } = await call(TOKEN, securityTicket === undefined ? {} : { securityTicket })
  storage.set('x-workbench-token', authToken)
  return scope
}
