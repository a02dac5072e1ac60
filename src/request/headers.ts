import type { RequestType } from '@contract/endpoint'
import { environment } from '@/platform/environment'
import { currentAddress } from '@/platform/address'
import { storage } from '@/platform/storage'
import { carriesUnified } from './services'

/** Names that never leave in an address (C 0.2). */
const SECRETS = /^(authCode|loginCode|tmpToken|token|scanId|raw)(=|$)/

/** An address without its secrets, in ASCII as header values must be; the mini-program's addresses may hold Chinese text. */
export function sourceAddress(address: string): string {
  const [path = '', query = ''] = address.split('?', 2)
  const kept = query.split('&').filter((part) => part !== '' && !SECRETS.test(part))
  const clean = kept.length > 0 ? `${path}?${kept.join('&')}` : path
  return clean.replace(/[^\x21-\x7e]+/g, encodeURIComponent)
}

const referer = () =>
  encodeURIComponent(
    JSON.stringify({
      authTenantId: storage.get('originTenantId'),
      authCode: storage.get('originGrantCode'),
      userId: storage.get('userId'),
      orgCode: storage.get('companyCode'),
    }),
  )

/** The headers every request carries (specification 7, C 0.2). `path` is prefix and path with places unfilled. */
export function headersFor(type: RequestType, path: string, contentType: string): Record<string, string> {
  const phone = storage.get('userTelephone')
  const headers: Record<string, string> = {
    RequestSource: sourceAddress(currentAddress()),
    Authorization: storage.get('token'),
    userId: storage.get('userId'),
    accessToken: storage.get('accessToken'),
    openId: storage.get('openId'),
    bpCode: storage.get('bpCode'),
    refererNew: referer(),
    bpMobile: phone,
    'X-User-tel': phone,
    'Cache-Control': 'no-cache',
    accessKey: environment.accessKey,
    'X-GW-AccessKey': environment.gatewayAccessKey,
    'Content-Type': contentType,
  }
  if (type === 'btwob') headers['x-workbench-token'] = storage.get('x-workbench-token')
  if (carriesUnified(path)) {
    headers.ennUnifiedAuthorization = storage.get('ennUnifiedAuthorization')
    headers.ennUnifiedCsrfToken = storage.get('ennUnifiedCsrfToken')
  }
  for (const [name, value] of Object.entries(headers)) if (value === '') delete headers[name]
  return headers
}
