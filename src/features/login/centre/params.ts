/* Parameters of the auth centre's pages (AU-07), and the way from page to page. Pure. */

/** Query of /auth, /login, /tenants and /iCome. */
export interface CentreParams {
  appid: string
  /** Full address to go back to. */
  redirect: string
  terminalType: string
  /** A page of the caller that chooses the tenant itself: a path, else our own /tenants. */
  tenantPageName: string
  sdkVersion: string
  withTempAuthCode: '1' | '0'
  /** The caller's own parameters as a query; they go back unchanged. */
  extras: string
}

const KNOWN: readonly string[] = [
  'appid',
  'redirect',
  'terminalType',
  'tenantPageName',
  'sdkVersion',
  'withTempAuthCode',
  'extras',
  'logout',
  'reselect',
  'error',
  'code',
]

/** The build of the auth SDK that this centre speaks with (specification 9). */
const SDK_MAJOR = '0'

const nameAndValue = (part: string): [string, string] => {
  const at = part.indexOf('=')
  const [name, value] = at < 0 ? [part, ''] : [part.slice(0, at), part.slice(at + 1)]
  return [decoded(name), decoded(value.replace(/\+/g, ' '))]
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** Parameters that a query carries beyond the known ones. */
const ownOf = (query: string): [string, string][] =>
  query
    .split('&')
    .filter(Boolean)
    .map(nameAndValue)
    .filter(([name]) => !KNOWN.includes(name))

const queryOf = (pairs: readonly [string, string][]): string =>
  pairs.map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`).join('&')

/** Reads the address of a page of the centre; what it does not know are the caller's own parameters. */
export function readCentre(address: string): CentreParams {
  const query = address.split('#', 1)[0]?.split('?').slice(1).join('?') ?? ''
  const given = new Map(query.split('&').filter(Boolean).map(nameAndValue))
  const text = (name: string) => given.get(name) ?? ''
  return {
    appid: text('appid'),
    redirect: text('redirect'),
    terminalType: text('terminalType'),
    tenantPageName: text('tenantPageName'),
    sdkVersion: text('sdkVersion'),
    withTempAuthCode: text('withTempAuthCode') === '1' ? '1' : '0',
    extras: queryOf([...ownOf(text('extras')), ...ownOf(query)]),
  }
}

/** The caller's own parameters, as the grant takes them. */
export const extrasOf = ({ extras }: Pick<CentreParams, 'extras'>): Record<string, string> =>
  Object.fromEntries(ownOf(extras))

/** 当前版本过低: another major version speaks another protocol. An absent one is ours. */
export const isSdkTooOld = ({ sdkVersion }: Pick<CentreParams, 'sdkVersion'>): boolean =>
  sdkVersion !== '' && sdkVersion.split('.', 1)[0] !== SDK_MAJOR

export interface TenantRow {
  tenantId: string
  tenantName: string
  kind: 'GAS' | 'SERVICE'
  entrusting: readonly { tenantId: string; tenantName: string }[]
}

export type Next =
  | { kind: 'grant'; tenantId: string }
  /** The caller's own page chooses: a parameter asks for it. */
  | { kind: 'own-page'; tenantId: string; address: string }
  | { kind: 'choose' }

/**
 * Where a logged-in browser goes (AU-09): straight back with its only tenant or the one it was at last, to the caller's own page, or
 * to the list.
 */
export function nextStep(
  params: Pick<CentreParams, 'redirect' | 'tenantPageName'>,
  tenants: readonly TenantRow[],
  lastTenantId: string,
  reselect: boolean,
): Next {
  const [first] = tenants
  const places = tenants.length + tenants.reduce((sum, tenant) => sum + tenant.entrusting.length, 0)
  if (!reselect && first && places === 1) return { kind: 'grant', tenantId: first.tenantId }
  if (!reselect && tenants.some(({ tenantId, kind }) => tenantId === lastTenantId && kind === 'GAS'))
    return { kind: 'grant', tenantId: lastTenantId }
  const address = ownPage(params)
  return first && address !== null ? { kind: 'own-page', tenantId: first.tenantId, address } : { kind: 'choose' }
}

function ownPage({ redirect, tenantPageName }: Pick<CentreParams, 'redirect' | 'tenantPageName'>): string | null {
  const origin = /^https?:\/\/[^/?#\\]+/.exec(redirect)?.[0]
  if (origin === undefined || !/^\/(?![/\\])[^\s\\]*$/.test(tenantPageName)) return null
  const [path = '', ...query] = tenantPageName.split('?')
  return `${origin}${path}?${[...query, 'needTenant=1'].filter(Boolean).join('&')}`
}
