import { landingQuery, replaceQuery } from '@/platform/landing'

/* Credentials that come in the address (AU-03): read once, before anything else reads the address, and taken out at once. */

/** What leaves the address; everything else in it stays, in its order (AU-03 step 6). */
const CLEANED = ['authCode', 'rememberMe', 'authTenantId', 'loginCode', 'icomeEmpNo', 'tmpToken'] as const

export interface Landing {
  authCode: string
  authTenantId: string
  rememberMe: '1' | '0'
  /** A temporary code. */
  loginCode: string
  icomeEmpNo: string
  /** 'wechatMiniProgram' inside the web view of the mini-program. */
  comeFrom: string
  withTempAuthCode: boolean
  /** One tab may try the auth centre, or do without it, whatever the build says. */
  initAuth: '1' | '0' | ''
}

const parts = (query: string): [string, string][] =>
  query
    .replace(/^\?/, '')
    .split('&')
    .filter(Boolean)
    .map((part) => {
      const at = part.indexOf('=')
      return at < 0 ? [part, ''] : [part.slice(0, at), part.slice(at + 1)]
    })

const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** '?a=1&authCode=x&b=2' → '?a=1&b=2'. */
export function cleanQuery(query: string): string {
  const kept = query
    .replace(/^\?/, '')
    .split('&')
    .filter((part) => part !== '' && !(CLEANED as readonly string[]).includes(part.split('=', 1)[0] ?? ''))
  return kept.length > 0 ? `?${kept.join('&')}` : ''
}

export function readLanding(query: string): Landing {
  const given = new Map(parts(query))
  const text = (name: string) => decoded(given.get(name) ?? '')
  const flag = text('initAuth')
  return {
    authCode: text('authCode'),
    authTenantId: text('authTenantId'),
    rememberMe: text('rememberMe') === '1' ? '1' : '0',
    loginCode: text('loginCode') || text('tmpToken'),
    icomeEmpNo: text('icomeEmpNo'),
    comeFrom: text('comeFrom'),
    withTempAuthCode: text('withTempAuthCode') === '1',
    initAuth: flag === '1' || flag === '0' ? flag : '',
  }
}

let taken: Landing | undefined

/** The landing's credentials; the first call cleans the address. */
export function popLanding(): Landing {
  if (taken !== undefined) return taken
  const query = landingQuery()
  taken = readLanding(query)
  const clean = cleanQuery(query)
  if (clean !== query) replaceQuery(clean)
  return taken
}

/** For a second start in one test. */
export const forgetLanding = (): void => {
  taken = undefined
}
