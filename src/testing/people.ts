/* The user of a test: tokens stored, the user in the store. */
import { storage } from '@/platform/storage'
import { resetGroups, setLoginUser, useUser, type LoginUserInfo } from '@/stores'

/** A user as the gateway returns it: master of a factory's number by default. */
export const aUser = (part: Partial<LoginUserInfo> = {}): LoginUserInfo => ({
  userId: 'u',
  bp: '1000000001',
  username: '13800000001',
  customerName: '华北精工陶瓷有限公司',
  company: '廊坊新源燃气有限公司',
  companyCode: '1001',
  companyName: '廊坊新源燃气有限公司',
  region: '河北省廊坊市',
  reviewStatus: '1',
  rejectReason: '',
  masterUsername: '',
  isMaster: '1',
  nickname: '王建国',
  portrait: '',
  position: '',
  email: '',
  registeredAt: '2024-03-01T09:00:00+08:00',
  hasPassword: '1',
  isCertApplicant: '0',
  isStaff: '0',
  wxBound: '0',
  certStatus: '',
  customerClass: 'INDUSTRY',
  hasAccount: '1',
  tenantId: 't-1001',
  entrustedTenantId: '',
  cancelStatus: '',
  ...part,
})

export interface Person {
  user: LoginUserInfo
  /** Granted models; a master needs none. */
  models: readonly string[]
}

/** Without a login. */
export const visitor = null
export const master = (part: Partial<LoginUserInfo> = {}): Person => ({ user: aUser(part), models: [] })
/** A sub-account with these models. */
export const subAccount = (models: readonly string[] = [], part: Partial<LoginUserInfo> = {}): Person => ({
  user: aUser({ isMaster: '0', masterUsername: '13800000009', ...part }),
  models,
})
/** Registered, without a customer number. */
export const newcomer = (part: Partial<LoginUserInfo> = {}): Person => ({
  user: aUser({ bp: '', customerName: '', customerClass: '', isMaster: '0', reviewStatus: '', ...part }),
  models: [],
})

const TOKENS = ['token', 'ennUnifiedAuthorization', 'ennUnifiedCsrfToken'] as const

/** Makes this user the one of the phone; what a former one has left in the stores is removed. */
export function enter(person: Person | null): void {
  resetGroups()
  if (person === null) {
    storage.remove(...TOKENS)
    setLoginUser(null)
    return
  }
  for (const key of TOKENS) storage.set(key, 'x')
  setLoginUser(person.user)
  useUser.setState({ authModels: person.models })
}

/** A sub-account with these fields; `models` are its authorities (none by default). */
export const logInAs = (user: Partial<LoginUserInfo> = {}, models: string[] = []): void =>
  enter({ user: aUser({ isMaster: '0', ...user }), models })
