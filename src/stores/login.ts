import { createGroup } from './store'

export interface LoginGroup {
  /** The film of the login page is being shown (once per install). */
  isShowPlayer: boolean
  /** The guide overlay of the home tab is due (getGuideMapFlag '1'). */
  isFirst: boolean
  /** Agreement tick of the login pages. */
  isSelectAgreement: boolean
  /** How the user logged in last. */
  loginType: 'sms' | 'password' | 'wx' | 'app' | 'icome' | ''
}

export const useLogin = createGroup<LoginGroup>(
  { isShowPlayer: false, isFirst: false, isSelectAgreement: false, loginType: '' },
  { keep: true },
)
