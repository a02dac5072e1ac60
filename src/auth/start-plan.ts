/* The order of start-up as one pure decision (AU-03). */

export interface Situation {
  /** The page needs no login, or is forced to one inside the native app (AU-06). */
  isPublic: boolean
  authCode: string
  loginCode: string
  /** Temporary codes are exchanged at all. */
  tempCodes: boolean
  initAuth: boolean
  /** Both unified tokens. */
  hasLogin: boolean
  grantCode: string
}

export type Step =
  /** A page for every visitor. */
  | 'public'
  | 'exchange-grant'
  | 'exchange-temp'
  /** getLoginUserInfo, with one refresh behind a 418. */
  | 'check-tokens'
  /** isValid4GrantCode, then the exchange. */
  | 'check-grant'
  | 'auth-centre'
  /** The stored login is used as it is; business calls find out when it has ended. */
  | 'use-login'
  | 'visitor'

export function firstStep(now: Situation): Step {
  if (now.isPublic) return 'public'
  if (now.authCode !== '') return 'exchange-grant'
  if (now.loginCode !== '' && now.tempCodes) return 'exchange-temp'
  if (!now.initAuth) return now.hasLogin ? 'use-login' : 'visitor'
  if (now.hasLogin) return 'check-tokens'
  return now.grantCode !== '' ? 'check-grant' : 'auth-centre'
}

/**
 * Where a failed step leads: tokens that are no good to the stored grant code, then to the auth centre, or on as a visitor where
 * the app does without it.
 */
export function afterFailure(step: Step, { initAuth, grantCode }: Pick<Situation, 'initAuth' | 'grantCode'>): Step {
  if (step === 'check-tokens' && grantCode !== '') return 'check-grant'
  return initAuth ? 'auth-centre' : 'visitor'
}
