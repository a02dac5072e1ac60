import type { ApiKey, In, Out, Refuses } from '@contract'
import type { EndpointKey } from '@contract/keys'
import type { shared } from '@domain/error-texts/shared'
import { HttpError, send, type HttpAnswer } from '@/platform/http'
import { takeEarly } from '@/platform/early'
import { storage } from '@/platform/storage'
import { serverNow } from '@/platform/time'
import { splitKey, targetOf, type Target } from './address'
import { asVisitor, deviceId, SIGN_IN } from './cloud'
import { readAnswer, type Outcome } from './envelope'
import { ApiError } from './error'
import { headersFor } from './headers'
import { epochNow } from './epoch'
import { reactionTo, type Failed } from './failures'
import { hooks, say } from './hooks'
import { beginCall } from './quiet'
import { beginLoading } from './loading'
import { timeoutOf } from './services'
import { noteWritten } from './written'

/** Codes that a page may answer itself: the call's own refusals, and those that mean the same in every part (CV-2). */
export type HandledCode<K extends ApiKey> = Refuses<K> | `${keyof typeof shared}`

export interface CallOptions<K extends ApiKey = ApiKey> {
  /**
   * Codes that the page answers itself (a dialog, a field): not toasted. `refusals`: the page shows every refusal, `all`: a lost
   * connection too.
   */
  handles?: readonly HandledCode<K>[] | 'refusals' | 'all'
  /** false: the page shows by itself that it is busy (skeleton, button). */
  loading?: boolean
  signal?: AbortSignal
  /** The calls of start-up itself do not wait for its end. */
  duringStart?: boolean
  /** Several such calls go out at once: when they fail for the same reason, it is shown once. */
  together?: boolean
  /** A call of a public page to the cloud backend: visitors make it with an anonymous token (AU-18). */
  cloud?: boolean
  /** The caller reacts to the statuses of unified authentication itself (AU-12). */
  quietAuth?: boolean
}

/** No input at all, or one that may be left out, needs no argument. */
export type CallArgs<K extends ApiKey> =
  unknown extends In<K>
    ? [input?: undefined, options?: CallOptions<K>]
    : Record<never, never> extends In<K>
      ? [input?: In<K>, options?: CallOptions<K>]
      : [input: In<K>, options?: CallOptions<K>]

/** 5005: the first same request is still running; asked again after 1 s (CV-3), at most for as long as a request may take. */
const AGAIN_AFTER = 1000
const AGAIN_TIMES = 60

/**
 * One business call, typed by the contract. Rejects with `ApiError` only; the failure's text has then been toasted unless
 * the page handles its code. Never repeats by itself but for 5005 and for renewed tokens.
 */
export async function call<K extends ApiKey>(key: K, ...[input, options = {}]: CallArgs<K>): Promise<Out<K>> {
  const over = beginCall()
  if (options.duringStart !== true) await hooks.started()
  const end = options.loading === false ? undefined : beginLoading()
  try {
    const answer = (await exchangeUntilOver(key as EndpointKey, input, options)) as Out<K>
    // What the start itself asks for changes nothing that is kept.
    if (options.duringStart !== true) await noteWritten(key)
    return answer
  } finally {
    end?.()
    over()
  }
}

async function exchangeUntilOver(key: EndpointKey, input: unknown, options: CallOptions): Promise<unknown> {
  let renewed = false
  for (let round = 0; ; round += 1) {
    const epoch = epochNow()
    const sentWith = storage.get('ennUnifiedAuthorization')
    const outcome = await exchange(key, input, options)
    const isOthers = epoch !== epochNow()
    // An answer to an ended login must not be adopted by the present one. A visitor's answers are the same for every user.
    if (isOthers && outcome.kind === 'success' && sentWith !== '') throw failed({ kind: 'abort' }, key, options)
    if (outcome.kind === 'success') {
      const unfinished = outcome.code === '5005' && outcome.data === null && round < AGAIN_TIMES
      if (!unfinished) return outcome.data
      await pause(AGAIN_AFTER)
      continue
    }
    // Sent by a login or tenant that is no longer there: its end must not end the present one (C 9.32).
    if (isOthers && outcome.kind !== 'refused') throw failed({ kind: 'abort' }, key, options)
    if (outcome.kind === 'auth-status' && !renewed && options.quietAuth !== true) {
      renewed = true
      if ((await hooks.onAuthStatus(outcome.status, outcome.message, sentWith)) === 'repeat') continue
    }
    throw failed(outcome, key, options)
  }
}

async function exchange(key: EndpointKey, input: unknown, options: CallOptions): Promise<Outcome> {
  if (key.startsWith('gas ')) await hooks.productToken()
  const target = targetOf(key, input, serverNow())
  const ask = (token = '') => transport(key, target, options, token)
  if (options.cloud === true && storage.get('token') === '') {
    const signIn = () => transport(SIGN_IN, targetOf(SIGN_IN, { deviceId: deviceId() }, serverNow()), options)
    return asVisitor(target.type, { ask, signIn })
  }
  const answer = await ask()
  return readAnswer(target.type, answer.status, answer.body, answer.statusText)
}

/** `token`: a visitor's, in the place of the stored one. */
async function transport(key: EndpointKey, target: Target, options: CallOptions, token = ''): Promise<HttpAnswer> {
  try {
    const early =
      target.body === undefined ? takeEarly(target.url, storage.get('token'), storage.get('bpCode')) : undefined
    const answer = early && (await early)
    if (answer) return answer
    return await send({
      method: target.method,
      url: target.url,
      headers: {
        ...headersFor(target.type, target.path, target.contentType),
        ...(token !== '' && { Authorization: token }),
      },
      ...(target.body !== undefined && { body: target.body }),
      timeout: timeoutOf(target.type),
      signal: options.signal,
    })
  } catch (error) {
    throw failed({ kind: error instanceof HttpError ? error.failure : 'network' }, key, options)
  }
}

/** Carries out what the catalogue says and answers the rejection. */
export function failed(failure: Failed, key: EndpointKey, { handles, together }: CallOptions): ApiError {
  const named = failure.kind === 'refused' ? failure.requestType : ''
  const reaction = reactionTo(failure, named || lastSegment(splitKey(key).path))
  const code = 'code' in failure ? failure.code : failure.kind === 'auth-status' ? String(failure.status) : ''
  const handled =
    typeof handles === 'string'
      ? handles === 'all' || failure.kind === 'refused'
      : (handles as readonly string[] | undefined)?.includes(code)
  if (code === '2110') hooks.onModelMissing()
  if (code === '2108') hooks.onCustomerRefused()
  // The calls of a page fail together where there is no network.
  const isLost = reaction.kind === 'network' || reaction.kind === 'timeout'
  // A missing login is shown on every page.
  if (reaction.toast !== '' && (!handled || reaction.login !== 'none'))
    say(reaction.toast, reaction.toastFor, together || isLost)
  if (reaction.login === 'expired') hooks.onSessionLost(reaction.text)
  if (reaction.login === 'soon') hooks.onLoginNeeded()
  return new ApiError(reaction.kind, reaction.text, failure.kind === 'broken' ? '' : code, dataOf(failure))
}

const dataOf = (failure: Failed): unknown => (failure.kind === 'refused' ? failure.data : null)

const lastSegment = (path: string) => path.slice(path.lastIndexOf('/') + 1)

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))
