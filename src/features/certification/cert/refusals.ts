import { ApiError } from '@/request'

/** CE-07: why another user's certification prevents this one, for 10 s. */
export function takenText(error: ApiError): string {
  const { boundPhone = '', hotline = '' } = (error.data ?? {}) as { boundPhone?: string; hotline?: string }
  return error.is('230601')
    ? `当前提交账号非该企业认证绑定账号，请使用已绑定手机号${boundPhone}登录。如有疑问请拨打服务热线${hotline}`
    : `该企业的认证申请已由其他账号提交，正在审核中，请勿重复提交。如有疑问请拨打服务热线${hotline}`
}

/** The field that a refusal is about. */
export const FAULTS_AT = {
  '2102': 'bps',
  '2104': 'bps',
  '2301': 'license',
  '44852': 'license',
  '2302': 'uscc',
  '2303': 'validTo',
  '2304': 'uscc',
  '2305': 'authLetter',
  '2312': 'taxProof',
} as const

/** The refusal with the customer numbers that are meant, where it is about some of them. */
export function withNumbers(error: ApiError): ApiError {
  const bps = (error.data as { bps?: unknown } | null)?.bps
  if (!Array.isArray(bps) || bps.length === 0) return error
  return new ApiError(error.kind, `户号${bps.join('、')}：${error.message}`, error.code, error.data)
}
