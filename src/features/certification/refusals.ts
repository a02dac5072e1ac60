import type { ApiError } from '@/request'
import type { Faults } from './check-form'

/** CE-07: why somebody else's certification stands in the way, for 10 s. */
export function takenText(error: ApiError): string {
  const { boundPhone = '', hotline = '' } = (error.data ?? {}) as { boundPhone?: string; hotline?: string }
  return error.is('230601')
    ? `当前提交账号非该企业认证绑定账号，请使用已绑定手机号${boundPhone}登录。如有疑问请拨打服务热线${hotline}`
    : `该企业的认证申请已由其他账号提交，正在审核中，请勿重复提交。如有疑问请拨打服务热线${hotline}`
}

const places: Record<string, keyof Faults> = {
  2102: 'bps',
  2104: 'bps',
  2301: 'license',
  44852: 'license',
  2302: 'uscc',
  2303: 'validTo',
  2304: 'uscc',
  2305: 'authLetter',
  2312: 'taxProof',
}

/** Where a refusal is shown: at the field that it names, or that its code is about. */
export function placeOf(error: ApiError): keyof Faults {
  const named = (error.data as { field?: unknown } | null)?.field
  if (typeof named === 'string' && error.is('2901')) return named as keyof Faults
  return places[error.code] ?? 'license'
}

/** What is said at the place; of several customer numbers, which are meant. */
export function faultText(error: ApiError): string {
  const bps = (error.data as { bps?: unknown } | null)?.bps
  return Array.isArray(bps) && bps.length > 0 ? `户号${bps.join('、')}：${error.message}` : error.message
}
