import type { ApiKey, In, Out } from '@contract'
import type { EndpointKey } from '@contract/endpoint'
import type { ErrorCode } from '@domain/errors'
import { HttpError, send, type HttpAnswer } from '@/platform/http'
import { takeEarlyHome } from '@/platform/early'
import { storage } from '@/platform/storage'
import { serverNow } from '@/platform/time'
import { splitKey, targetOf, type Target } from './address'
import { readAnswer, type Outcome } from './envelope'
import { ApiError } from './error'
import { headersFor } from './headers'
import { hooks } from './hooks'
import { beginLoading } from './loading'
import { SILENT_REQUESTS } from './services'

export interface CallOptions {
  /** Codes that the page answers itself (a dialog, a field): not toasted. 'all': the page shows every failure. */
  handles?: readonly ErrorCode[] | 'all'
  /** false: the page shows by itself that it is busy (skeleton, button). */
  loading?: boolean
  signal?: AbortSignal
  /** ms; the specification's 60000 by default. */
  timeout?: number
  /** The calls of start-up itself do not wait for its end. */
  duringStart?: boolean
}

/** No input at all, or one that may be left out, needs no argument. */
export type CallArgs<K extends ApiKey> =
  unknown extends In<K>
    ? [input?: undefined, options?: CallOptions]
    : Record<never, never> extends In<K>
      ? [input?: In<K>, options?: CallOptions]
      : [input: In<K>, options?: CallOptions]

const TIMEOUT = 60_000
const NETWORK_TEXT = '请求失败'
/** 5005: the first same request is still running; asked again after 1 s (CV-3), at most for as long as a request may take. */
const AGAIN_AFTER = 1000
const AGAIN_TIMES = 60
const HOME = 'default GET /crmgas/home/summary'

/**
 * One business call, typed by the contract. Rejects with `ApiError` only; the failure's text has then been toasted unless
 * the page handles its code. Never repeats by itself but for 5005 and for renewed tokens.
 */
export async function call<K extends ApiKey>(key: K, ...[input, options = {}]: CallArgs<K>): Promise<Out<K>> {
  if (options.duringStart !== true) await hooks.started()
  const end = options.loading === false ? undefined : beginLoading()
  try {
    return (await attempt(key as EndpointKey, input, options)) as Out<K>
  } finally {
    end?.()
  }
}

async function attempt(key: EndpointKey, input: unknown, options: CallOptions): Promise<unknown> {
  let renewed = false
  for (let round = 0; ; round += 1) {
    const outcome = await exchange(key, input, options)
    if (outcome.kind === 'success') {
      const unfinished = outcome.code === '5005' && outcome.data === null && round < AGAIN_TIMES
      if (!unfinished) return outcome.data
      await pause(AGAIN_AFTER)
      continue
    }
    if (outcome.kind === 'auth-status' && !renewed) {
      renewed = true
      if ((await hooks.onAuthStatus(outcome.status, outcome.message)) === 'repeat') continue
    }
    throw failed(outcome, key, options)
  }
}

async function exchange(key: EndpointKey, input: unknown, options: CallOptions): Promise<Outcome> {
  const target = targetOf(key, input, serverNow())
  const answer = await transport(key, target, options)
  return readAnswer(target.type, answer.status, answer.body)
}

async function transport(key: EndpointKey, target: Target, options: CallOptions): Promise<HttpAnswer> {
  try {
    const early = key === HOME && !target.url.includes('?') ? takeEarlyHome(storage.get('token')) : undefined
    if (early !== undefined) return await early
    return await send({
      method: target.method,
      url: target.url,
      headers: headersFor(target.type, target.path, target.contentType),
      ...(target.body !== undefined && { body: target.body }),
      timeout: options.timeout ?? TIMEOUT,
      signal: options.signal,
    })
  } catch (error) {
    throw networkFailure(error, options)
  }
}

function networkFailure(error: unknown, options: CallOptions): ApiError {
  const kind = error instanceof HttpError ? error.failure : 'network'
  if (kind !== 'abort' && options.handles !== 'all') hooks.toast(NETWORK_TEXT)
  return new ApiError(kind, NETWORK_TEXT)
}

/** The failure catalogue of specification 8. */
function failed(outcome: Exclude<Outcome, { kind: 'success' }>, key: EndpointKey, options: CallOptions): ApiError {
  switch (outcome.kind) {
    case 'session-lost':
      hooks.onSessionLost(outcome.message)
      return new ApiError('session-lost', outcome.message, outcome.code)
    case 'login-needed':
      if (outcome.message !== '') hooks.toast(outcome.message)
      hooks.onLoginNeeded()
      return new ApiError('login-needed', outcome.message)
    case 'auth-status':
      return new ApiError('auth', outcome.message, String(outcome.status))
    case 'broken':
      if (options.handles !== 'all') hooks.toast(outcome.message || NETWORK_TEXT)
      return new ApiError('broken', outcome.message || NETWORK_TEXT)
    case 'refused':
      return refused(outcome, key, options)
  }
}

function refused(outcome: Extract<Outcome, { kind: 'refused' }>, key: EndpointKey, { handles }: CallOptions): ApiError {
  if (outcome.code === '2110') hooks.onModelMissing()
  const requestType = outcome.requestType || lastSegment(splitKey(key).path)
  const handled = handles === 'all' || (handles as readonly string[] | undefined)?.includes(outcome.code)
  if (!handled && !SILENT_REQUESTS.has(requestType) && outcome.message !== '') hooks.toast(outcome.message)
  return new ApiError('refused', outcome.message, outcome.code, outcome.data)
}

const lastSegment = (path: string) => path.slice(path.lastIndexOf('/') + 1)

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))
