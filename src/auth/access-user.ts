import { useMemo } from 'react'
import type { AccessUser } from '@/routes/access'
import { useUser, type UserGroup } from '@/stores'
import { hasLogin } from './tokens'

const VISITOR: AccessUser = {
  loggedIn: false,
  loaded: true,
  bp: '',
  isMaster: '',
  reviewStatus: '',
  masterUsername: '',
  rejectReason: '',
  models: null,
}

const toAccessUser = ({ loginUserInfo, authModels }: Pick<UserGroup, 'loginUserInfo' | 'authModels'>): AccessUser => {
  if (!hasLogin()) return VISITOR
  if (loginUserInfo === null) return { ...VISITOR, loggedIn: true, loaded: false }
  const { bp, isMaster, reviewStatus, masterUsername, rejectReason } = loginUserInfo
  return { loggedIn: true, loaded: true, bp, isMaster, reviewStatus, masterUsername, rejectReason, models: authModels }
}

/** What access decisions know of the user now. */
export const accessUser = (): AccessUser => toAccessUser(useUser.getState())

/** The same, following every change. */
export function useAccessUser(): AccessUser {
  const loginUserInfo = useUser((state) => state.loginUserInfo)
  const authModels = useUser((state) => state.authModels)
  return useMemo(() => toAccessUser({ loginUserInfo, authModels }), [loginUserInfo, authModels])
}
