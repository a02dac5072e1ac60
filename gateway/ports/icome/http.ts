import { createHmac } from 'node:crypto'
import type { IcomeConfig } from '../../config'
import type { IcomeProvider } from './types'

/** Answers of the directory that mean "this code is no good". */
const refusedCodes = new Set(['CODE_INVALID', 'CODE_USED', 'CODE_EXPIRED'])

interface Reply {
  code?: unknown
  data?: { empNo?: unknown }
}

/**
 * The directory's server: POST {url} with `{appId, code, timestamp, sign}`, sign = hex HMAC-SHA256 of `appId|code|timestamp` under
 * the shared secret; `{code:'0', data:{empNo}}` on success. The secret itself never travels.
 */
export function httpIcome(config: IcomeConfig, options: { now: () => number; timeout?: number }): IcomeProvider {
  return {
    async employeeOf(code) {
      const timestamp = Math.floor(options.now() / 1000)
      const sign = createHmac('sha256', config.secret).update(`${config.appId}|${code}|${timestamp}`).digest('hex')
      const response = await fetch(config.url, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ appId: config.appId, code, timestamp, sign }),
        signal: AbortSignal.timeout(options.timeout ?? 5000),
      })
      if (!response.ok) throw new Error(`iCome answered ${response.status}`)
      const reply = (await response.json()) as Reply
      if (refusedCodes.has(String(reply.code))) return null
      const empNo = reply.data?.empNo
      if (String(reply.code) !== '0' || typeof empNo !== 'string' || empNo === '')
        throw new Error(`iCome refused: ${String(reply.code)}`)
      return { empNo }
    },
  }
}
