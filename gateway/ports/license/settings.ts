import { group, licenseSettings, type Env } from '../../config-world'
import type { AliyunAccess } from '../aliyun'

/** The key of the provider; null without one. */
export function licenseReaderOf(env: Env): AliyunAccess | null {
  const endpoint = env.OCR_ENDPOINT || 'https://ocr-api.cn-hangzhou.aliyuncs.com'
  return group(env, licenseSettings, ([keyId = '', keySecret = '']) => ({ keyId, keySecret, endpoint }))
}
