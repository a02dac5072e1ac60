import type { StorageKey } from '../storage/types'

/*
 * The headers that every request carries (specification 7, C 0.2), of any page load: index.html's own script makes them before the app
 * is there. Pure, and small: it is inside the page.
 */

/** Names that never leave in an address (C 0.2). */
const SECRETS = /^(authCode|loginCode|tmpToken|token|scanId|raw)(=|$)/

const UNIFIED = ['ennUnifiedAuthorization', 'ennUnifiedCsrfToken'] as const

/** An address without its secrets, in ASCII as header values must be; the mini-program's addresses may hold Chinese text. */
export function sourceAddress(address: string): string {
  const [path = '', query = ''] = address.split('?', 2)
  const kept = query.split('&').filter((part) => part !== '' && !SECRETS.test(part))
  const clean = kept.length > 0 ? `${path}?${kept.join('&')}` : path
  return clean.replace(/[^\x21-\x7e]+/g, encodeURIComponent)
}

export interface Sender {
  /** What is stored under a key, '' for nothing. */
  stored(key: StorageKey): string
  /** Path and query of the page shown now. */
  address: string
  accessKey: string
  gatewayAccessKey: string
}

/** All of them that have something to say; `unified`: with the two tokens of unified authentication. */
export function requestHeaders(
  { stored, address, accessKey, gatewayAccessKey }: Sender,
  contentType: string,
  unified: boolean,
): Record<string, string> {
  const phone = stored('userTelephone')
  const userId = stored('userId')
  const refererNew = {
    authTenantId: stored('originTenantId'),
    authCode: stored('originGrantCode'),
    userId,
    orgCode: stored('companyCode'),
  }
  const headers: Record<string, string> = {
    RequestSource: sourceAddress(address),
    Authorization: stored('token'),
    userId,
    accessToken: stored('accessToken'),
    openId: stored('openId'),
    bpCode: stored('bpCode'),
    refererNew: encodeURIComponent(JSON.stringify(refererNew)),
    bpMobile: phone,
    'X-User-tel': phone,
    'Cache-Control': 'no-cache',
    accessKey,
    'X-GW-AccessKey': gatewayAccessKey,
    'Content-Type': contentType,
  }
  for (const key of unified ? UNIFIED : []) headers[key] = stored(key)
  for (const name in headers) if (headers[name] === '') delete headers[name]
  return headers
}
