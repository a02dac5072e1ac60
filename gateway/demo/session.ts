import type { BoundSession } from '../http/context'
import { customers } from './customers'
import { demoId } from './people'

/** The login of a demo user at a customer, for the acts of that user in the demo's history. */
export function sessionOf(
  { bp, phone, isMaster = true }: { bp: string; phone: string; isMaster?: boolean },
  models: readonly string[],
): BoundSession {
  const companyCode = customers.find((one) => one.bp === bp)?.companyCode ?? '1001'
  return {
    sessionId: 'history',
    userId: demoId('app_user', phone),
    username: phone,
    bp,
    companyCode,
    tenantId: `t-${companyCode}`,
    isMaster,
    reviewStatus: '1',
    models: [...models],
    terminalType: 'WEAPP',
    openId: null,
  }
}
