import { environment } from '@/platform/environment'
import { fullAddress, leaveFor } from '@/platform/landing'
import { APP_ID } from './authenticate'
import { cleanQuery } from './landing'

/* The address of the auth centre and its parameters (AU-07). */

const SDK_VERSION = '0.2.6'
const TERMINAL = 'APP'

export interface AuthCentreWay {
  /** Full address to come back to. */
  redirect: string
  page?: '/auth' | '/login'
  withTempAuthCode?: boolean
  logout?: boolean
  /** Returned unchanged. */
  extras?: Readonly<Record<string, string>>
}

/** The address of the auth centre with everything it needs to know. */
export function authCentreUrl({
  redirect,
  page = '/auth',
  withTempAuthCode,
  logout,
  extras = {},
}: AuthCentreWay): string {
  const [address = '', hash] = redirect.split('#', 2)
  const [path = '', query = ''] = address.split('?', 2)
  const back = path + cleanQuery(query) + (hash === undefined ? '' : `#${hash}`)
  const params: Record<string, string> = {
    appid: APP_ID,
    redirect: back,
    terminalType: TERMINAL,
    tenantPageName: environment.tenantPageName,
    sdkVersion: SDK_VERSION,
    ...(withTempAuthCode && { withTempAuthCode: '1' }),
    ...extras,
    ...(logout && { logout: '1' }),
  }
  const text = Object.entries(params).map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
  return `${environment.authCentre}${page}?${text.join('&')}`
}

/** Leaves for the auth centre; the present page is where it comes back to. */
export const leaveForAuthCentre = (way: Omit<AuthCentreWay, 'redirect'> & { redirect?: string } = {}): void =>
  leaveFor(authCentreUrl({ redirect: fullAddress(), ...way }))
