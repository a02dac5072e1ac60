import type { Out } from '@contract'
import { createGroup } from './store'

export type LoginUserInfo = Out<'default POST /crmgas/portal/user/userInfo'>
export type CustomerListCounts = { total: number; passed: number; pending: number }

export interface UserGroup {
  /** null: a visitor, or not loaded yet. */
  loginUserInfo: LoginUserInfo | null
  /** '1': the bp is in the new billing system; '' not known yet. */
  sapSysFlag: '1' | '0' | ''
  /** Derived: bp and (master or review passed). Set by `setLoginUser` only. */
  isBindSuccess: boolean
  /** Codes of the granted models; null while not loaded (GD-05). */
  authModels: readonly string[] | null
  customerListCounts: CustomerListCounts | null
  /** Prediction group that the pages of gas plans are about; of the current customer number (B P-02). */
  currentGroup: string
}

export const useUser = createGroup<UserGroup>({
  loginUserInfo: null,
  sapSysFlag: '',
  isBindSuccess: false,
  authModels: null,
  customerListCounts: null,
  currentGroup: '',
})

/** Bound to a customer number without a gas account: the gas company has not opened it yet. */
export const isNewCustomer = ({ isBindSuccess, loginUserInfo }: UserGroup): boolean =>
  isBindSuccess && loginUserInfo?.hasAccount === '0'

/** Stores the logged-in user, with isBindSuccess (specification 4). */
export const setLoginUser = (info: LoginUserInfo | null): void => {
  const isSame = info !== null && info.bp === useUser.getState().loginUserInfo?.bp
  const isBindSuccess = info !== null && info.bp !== '' && (info.isMaster === '1' || info.reviewStatus === '1')
  // Another customer number has other groups.
  useUser.setState({ loginUserInfo: info, isBindSuccess, ...(!isSame && { currentGroup: '' }) })
}
