/* TD-07: which outside addresses may be opened, and whether they get a temporary code. Pure. */

export interface WebHosts {
  webviewHosts: readonly string[]
  ssoHosts: readonly string[]
}

export type WebTarget =
  | { kind: 'blocked' }
  /** An outside page without any of the user's credentials. */
  | { kind: 'plain'; url: string }
  /** A trusted one: it gets a temporary code (never a token). */
  | { kind: 'sso'; url: string }

/** Scheme, host, optional port; no user part, no control characters, no backslashes. */
const ADDRESS = /^https:\/\/([a-z0-9-]+(?:\.[a-z0-9-]+)*)(?::\d{1,5})?(?:[/?#][^\s\\]*)?$/i

/** `gas.example.com` stands for itself, `.example.com` for every host below it. */
const isListed = (host: string, hosts: readonly string[]): boolean =>
  hosts.some((one) => (one.startsWith('.') ? host.endsWith(one) : host === one))

export function webTarget(url: string, { webviewHosts, ssoHosts }: WebHosts): WebTarget {
  const host = ADDRESS.exec(url)?.[1]?.toLowerCase()
  if (host === undefined) return { kind: 'blocked' }
  if (isListed(host, ssoHosts)) return { kind: 'sso', url }
  return isListed(host, webviewHosts) ? { kind: 'plain', url } : { kind: 'blocked' }
}

/** The address with the code and its tenant, before the hash. */
export function withCode(url: string, loginCode: string, authTenantId: string): string {
  const [address = '', hash] = url.split('#', 2)
  const code = `loginCode=${encodeURIComponent(loginCode)}&authTenantId=${encodeURIComponent(authTenantId)}`
  return `${address}${address.includes('?') ? '&' : '?'}${code}${hash === undefined ? '' : `#${hash}`}`
}
