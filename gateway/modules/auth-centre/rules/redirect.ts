/* Where the auth centre may send a browser back to, and with what (AU-08, AU-09). */

/** Parameters that a login leaves in an address and the app takes out again (AU-03 step 6). */
const LOGIN_PARAMETERS = ['authCode', 'rememberMe', 'authTenantId', 'loginCode', 'icomeEmpNo', 'tmpToken'] as const

const webProtocols = ['http:', 'https:']

/** Characters that browsers drop or read as another one: an address with them is not what it seems. */
const isReadable = (text: string): boolean => [...text].every((one) => one > ' ' && one !== '\\' && one !== '\u007f')

/** The origins of the host that a browser asked in the demo world: its own page is no foreign place. */
export function ownOrigins(host: string): string[] {
  if (!/^[\w.:[\]-]+$/.test(host)) return []
  return [`https://${host}`, `http://${host}`]
    .filter((origin) => URL.canParse(origin))
    .map((origin) => new URL(origin).origin)
}

/**
 * Whether a login may return to this address: scheme, host and port are registered for the app (`enn-hyn://` for a native one), no
 * user part, nothing that a browser reads otherwise than we do.
 */
export function isRedirectAllowed(redirect: string, origins: readonly string[]): boolean {
  if (redirect === '' || !isReadable(redirect) || !URL.canParse(redirect)) return false
  const url = new URL(redirect)
  if (url.username !== '' || url.password !== '') return false
  if (!webProtocols.includes(url.protocol))
    return origins.includes(`${url.protocol}//`) && /^[a-z][a-z0-9+-]*:\/\/\w/.test(redirect)
  // The text itself must begin with the origin: `https:/host` and `https:host` are addresses to a browser as well.
  return origins.includes(url.origin) && redirect.toLowerCase().startsWith(`${url.protocol}//`)
}

/** The address with the parameters of an earlier login taken out and these put in, its other parameters and its hash as they were. */
export function landingAddress(redirect: string, parameters: Readonly<Record<string, string>>): string {
  const [beforeHash = '', ...hash] = redirect.split('#')
  const [path = '', ...query] = beforeHash.split('?')
  const replaced = new Set<string>([...LOGIN_PARAMETERS, ...Object.keys(parameters)])
  const kept = query
    .join('?')
    .split('&')
    .filter((part) => part !== '' && !replaced.has(nameOf(part)))
  const added = Object.entries(parameters).map(
    ([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`,
  )
  return `${path}?${[...kept, ...added].join('&')}${hash.length > 0 ? `#${hash.join('#')}` : ''}`
}

function nameOf(part: string): string {
  const name = part.split('=', 1)[0] ?? ''
  try {
    return decodeURIComponent(name)
  } catch {
    return name
  }
}

/** Parameters of the caller that go back unchanged; what a login itself says is not theirs to say. */
export const ownExtras = (extras: Readonly<Record<string, string>> | undefined): Record<string, string> =>
  Object.fromEntries(
    Object.entries(extras ?? {})
      .filter(([name]) => !(LOGIN_PARAMETERS as readonly string[]).includes(name))
      .slice(0, 20),
  )
