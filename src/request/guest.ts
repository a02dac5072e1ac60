import type { ApiKey, In, Out } from '@contract'
import type { EndpointKey } from '@contract/keys'
import { currentAddress } from '@/platform/address'
import { environment } from '@/platform/environment'
import { HttpError, send, type HttpAnswer } from '@/platform/http'
import { requestHeaders } from '@/platform/http/headers'
import { serverNow } from '@/platform/time'
import { splitKey, targetOf, type Target } from './address'
import { readAnswer } from './envelope'
import { ApiError } from './error'
import { reactionTo, type Failed } from './failures'
import { timeoutOf } from './services'

/*
 * The transport of a visitor by a read-only link (Y-16), without a login: no token of this phone is sent, even where a user is logged
 * in here, and no answer ends a login or requests one. Loaded by the pages of a link only.
 */

export type GuestKey = Extract<ApiKey, `btwob POST /guest/${string}`> | 'default GET /crmgas/portal/sms/captcha'

const nothing = () => ''

/** The headers of a request without anything that is stored. */
function bareHeaders({ contentType }: Target, pass: string): Record<string, string> {
  const { accessKey, gatewayAccessKey } = environment
  const { refererNew: _nobody, ...headers } = requestHeaders(
    { stored: nothing, address: currentAddress(), accessKey, gatewayAccessKey },
    contentType,
    false,
  )
  return pass === '' ? headers : { ...headers, 'x-link-pass': pass }
}

/** One call of a link; `pass`: what the right code gave. Rejects with `ApiError` only, and says nothing by itself. */
export async function guestCall<K extends GuestKey>(key: K, input: In<K>, pass = ''): Promise<Out<K>> {
  const target = targetOf(key as EndpointKey, input, serverNow())
  const answer = await sent(target, pass)
  const outcome = readAnswer(target.type, answer.status, answer.body, answer.statusText)
  if (outcome.kind === 'success') return outcome.data as Out<K>
  throw failed(outcome, key)
}

async function sent(target: Target, pass: string): Promise<HttpAnswer> {
  const { method, url, type, body } = target
  try {
    return await send({
      method,
      url,
      headers: bareHeaders(target, pass),
      timeout: timeoutOf(type),
      ...(body !== undefined && { body }),
    })
  } catch (error) {
    throw failed({ kind: error instanceof HttpError ? error.failure : 'network' }, '')
  }
}

function failed(failure: Failed, key: string): ApiError {
  const { kind, text } = reactionTo(failure, key === '' ? '' : splitKey(key as EndpointKey).path)
  const isRefused = failure.kind === 'refused'
  return new ApiError(kind, text, isRefused ? failure.code : '', isRefused ? failure.data : null)
}
