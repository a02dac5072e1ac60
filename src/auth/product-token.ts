import { call } from '@/request'
import { storage } from '@/platform/storage'

/** ms before its end at which a token for {product} calls counts as over. */
const TOKEN_MARGIN = 60_000
let productUntil = 0
let asking: Promise<void> | undefined

/** The token of {product} calls (getToken), asked for at its first use and again before it ends. */
export function ensureProductToken(now = Date.now()): Promise<void> {
  if (storage.get('accessToken') !== '' && now < productUntil) return Promise.resolve()
  asking ??= requestProductToken(now).finally(() => {
    asking = undefined
  })
  return asking
}

async function requestProductToken(now: number): Promise<void> {
  try {
    const { accessToken, expireIn } = await call('default GET /crmgas/getToken', undefined, {
      loading: false,
      handles: 'all',
      duringStart: true,
    })
    storage.set('accessToken', accessToken)
    productUntil = now + expireIn * 1000 - TOKEN_MARGIN
  } catch {
    // The call itself goes out and is refused with its own text.
    storage.remove('accessToken')
  }
}
