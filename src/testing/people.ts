/* Someone logged in, for tests: tokens stored, a bound user in the store. */
import { storage } from '@/platform/storage'
import { setLoginUser, useUser, type LoginUserInfo } from '@/stores'

const usual = {
  userId: 'u',
  bp: '1000000001',
  username: '13800000001',
  reviewStatus: '1',
  isMaster: '0',
  masterUsername: '',
  rejectReason: '',
  tenantId: 't-1001',
  entrustedTenantId: '',
  companyCode: '1001',
} as unknown as LoginUserInfo

/** Logs a user in; `models` are the authorities he holds (none unless told). */
export function logInAs(user: Partial<LoginUserInfo> = {}, models: string[] = []): void {
  for (const key of ['token', 'ennUnifiedAuthorization', 'ennUnifiedCsrfToken'] as const) storage.set(key, 'x')
  setLoginUser({ ...usual, ...user })
  useUser.setState({ authModels: models })
}
