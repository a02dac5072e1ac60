import { useMemo } from 'react'
import type { AccessUser } from '@/routes/access'
import { useUser, type UserGroup } from '@/stores'
import { isEntering, useEntering } from './entering'
import { hasLogin, tokenPayload } from './tokens'

const VISITOR: AccessUser = {
  loggedIn: false,
  loaded: true,
  bp: '',
  isMaster: '',
  reviewStatus: '',
  masterUsername: '',
  rejectReason: '',
  models: null,
  hasOthers: false,
  foreignTenant: false,
}

const LOADING: AccessUser = { ...VISITOR, loggedIn: true, loaded: false }

type Known = Pick<UserGroup, 'loginUserInfo' | 'authModels' | 'customerListCounts'>

const toAccessUser = ({ loginUserInfo, authModels, customerListCounts }: Known, entering: boolean): AccessUser => {
  if (entering) return LOADING
  if (!hasLogin()) return VISITOR
  if (loginUserInfo === null) return LOADING
  const { bp, isMaster, reviewStatus, masterUsername, rejectReason, tenantId } = loginUserInfo
  const user = { bp, isMaster, reviewStatus, masterUsername, rejectReason, models: authModels }
  const hasOthers = (customerListCounts?.passed ?? 0) > 0
  return { loggedIn: true, loaded: true, ...user, hasOthers, foreignTenant: isForeign(tenantId) }
}

/** Does the unified token name another tenant? Unknown ones are no reason to stop: the gateway decides (430). */
function isForeign(tenantId: string): boolean {
  const ofToken = tokenPayload().tenantId
  return ofToken !== '' && tenantId !== '' && ofToken !== tenantId
}

/** What access decisions know of the user now. */
export const accessUser = (): AccessUser => toAccessUser(useUser.getState(), isEntering())

/** The same, following every change. */
export function useAccessUser(): AccessUser {
  const loginUserInfo = useUser((state) => state.loginUserInfo)
  const authModels = useUser((state) => state.authModels)
  const customerListCounts = useUser((state) => state.customerListCounts)
  const entering = useEntering()
  return useMemo(
    () => toAccessUser({ loginUserInfo, authModels, customerListCounts }, entering),
    [loginUserInfo, authModels, customerListCounts, entering],
  )
}
