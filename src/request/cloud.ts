import type { ApiKey, In, Out } from '@contract'
import type { EndpointKey } from '@contract/endpoint'
import { HttpError, send } from '@/platform/http'
import { storage } from '@/platform/storage'
import { serverNow } from '@/platform/time'
import { targetOf } from './address'
import { call } from './call'
import { readAnswer, type Outcome } from './envelope'
import { ApiError } from './error'
import { headersFor } from './headers'
import { newRequestNo } from './once'

/*
 * The cloud backend of public pages (AU-18): a visitor gets an anonymous token at his first call; an invalid one is fetched
 * anew and the call repeated once. Whoever is logged in calls as himself.
 */

const SIGN_IN: EndpointKey = 'default POST /crmgas/portal/login/anonymous'
const TIMEOUT = 60_000
const SYSTEM = 'SYS_ERR'
const NO_SIGN_OUT = '匿名用户无需退出'

let anonymous = ''

/** One call that visitors may make. Rejects with `ApiError`; every fault of the backend itself has the code SYS_ERR. */
export async function cloud<K extends ApiKey>(key: K, input?: In<K>): Promise<Out<K>> {
  if (storage.get('token') !== '') return (call as (key: ApiKey, input: unknown) => Promise<Out<K>>)(key, input)
  if (anonymous === '') await signIn()
  const used = anonymous
  let outcome = await exchange(key, input)
  if (outcome.kind === 'session-lost' || outcome.kind === 'login-needed') {
    // Another call may have fetched a new one meanwhile.
    if (anonymous === used) await signIn()
    outcome = await exchange(key, input)
  }
  if (outcome.kind === 'success') return withUrl(outcome.data) as Out<K>
  if (outcome.kind === 'refused') throw new ApiError('refused', outcome.message, outcome.code, outcome.data)
  throw systemError(outcome.message)
}

/** There is nothing to end for a visitor. */
export const signOutOfCloud = (): Promise<never> => Promise.reject(systemError(NO_SIGN_OUT))

let signingIn: Promise<void> | undefined

/** One sign-in for all calls that need it at once. */
function signIn(): Promise<void> {
  signingIn ??= fetchToken().finally(() => {
    signingIn = undefined
  })
  return signingIn
}

async function fetchToken(): Promise<void> {
  anonymous = ''
  const outcome = await exchange(SIGN_IN, { deviceId: deviceId() })
  if (outcome.kind !== 'success') throw systemError('message' in outcome ? outcome.message : '')
  anonymous = (outcome.data as { token: string }).token
}

async function exchange(key: EndpointKey, input: unknown): Promise<Outcome> {
  const { type, method, path, url, body, contentType } = targetOf(key, input, serverNow())
  const headers = { ...headersFor(type, path, contentType), ...(anonymous !== '' && { Authorization: anonymous }) }
  try {
    const answer = await send({ method, url, headers, ...(body !== undefined && { body }), timeout: TIMEOUT })
    return answer.status >= 400 && answer.status !== 401
      ? { kind: 'broken', message: '' }
      : readAnswer(type, answer.status, answer.body)
  } catch (error) {
    throw new ApiError(error instanceof HttpError ? error.failure : 'network', '请求失败')
  }
}

const systemError = (message: string): ApiError => new ApiError('refused', message || '系统繁忙，请稍后再试', SYSTEM)

/** A device has one number for all its visits. */
function deviceId(): string {
  const known = storage.get('deviceId')
  if (known !== '') return known
  const made = newRequestNo()
  storage.set('deviceId', made)
  return made
}

/** A file that the backend names by its fileID is reached at that address (specification 3). */
function withUrl(data: unknown): unknown {
  if (typeof data !== 'object' || data === null || !('fileID' in data)) return data
  return 'url' in data && data.url ? data : { ...data, url: data.fileID }
}
