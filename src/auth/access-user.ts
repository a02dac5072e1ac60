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
  foreignTenant: false,
}

const LOADING: AccessUser = { ...VISITOR, loggedIn: true, loaded: false }

type Known = Pick<UserGroup, 'loginUserInfo' | 'authModels'>

const toAccessUser = ({ loginUserInfo, authModels }: Known, entering: boolean): AccessUser => {
  if (entering) return LOADING
  if (!hasLogin()) return VISITOR
  if (loginUserInfo === null) return LOADING
  const { bp, isMaster, reviewStatus, masterUsername, rejectReason, tenantId } = loginUserInfo
  const user = { bp, isMaster, reviewStatus, masterUsername, rejectReason, models: authModels }
  return { loggedIn: true, loaded: true, ...user, foreignTenant: isForeign(tenantId) }
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
  const entering = useEntering()
  return useMemo(() => toAccessUser({ loginUserInfo, authModels }, entering), [loginUserInfo, authModels, entering])
}
