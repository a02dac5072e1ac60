import type { RequestType } from '@contract/keys'
import { resultCodeOf } from './services'

/* Reads any answer of the product's services (CV-1, specification 7 and 8). Pure: status and body in, outcome out. */

export type Outcome =
  /** `code` is '5005' when the work is still going on, '5006' when the answer is that of the first same request. */
  | { kind: 'success'; data: unknown; code: string }
  | { kind: 'refused'; code: string; message: string; data: unknown; requestType: string }
  /** 1888, 1889: the business login has ended. */
  | { kind: 'session-lost'; code: string; message: string }
  /** The three further ways to say "log in" (C 0.3); `message` is toasted when not empty. */
  | { kind: 'login-needed'; message: string }
  /** Unified authentication, HTTP 401 to 430 (AU-12). */
  | { kind: 'auth-status'; status: number; message: string }
  /** Nothing readable came back. */
  | { kind: 'broken'; message: string }

type Fields = Record<string, unknown>

const AUTH_STATUSES: ReadonlySet<number> = new Set([401, 403, 408, 417, 418, 420, 421, 422, 423, 430])

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const fieldsOf = (value: unknown): Fields => (isFields(value) ? value : {})
/** Codes are compared as text: 200 = '200', but '00' is not 0. */
const asCode = (value: unknown): string | undefined =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : undefined
const firstText = (...values: unknown[]): string =>
  values.find((value): value is string => typeof value === 'string' && value !== '') ?? ''

/** Decides what an answer means for a request of this type. `statusText`: HTTP's own word, of unified authentication (AU-22). */
export function readAnswer(type: RequestType, status: number, raw: unknown, statusText = ''): Outcome {
  const isAuthFault = type === 'auth' && status !== 200 && !AUTH_STATUSES.has(status)
  if (!isFields(raw) || isAuthFault)
    return { kind: 'broken', message: type === 'auth' && status !== 200 ? statusText : '' }
  const inner = fieldsOf(raw.body)
  const message = messageOf(type, raw, inner)
  const state = asCode(raw.state)
  const code = asCode(raw.code)
  if (status === 401 && state === '401001') return { kind: 'login-needed', message }
  if (AUTH_STATUSES.has(status) && code !== '4030') return { kind: 'auth-status', status, message }
  const resultCode = asCode(inner.resultCode) ?? asCode(raw.resultCode)
  const success = successCode(type, { resultCode, code, state, raw })
  if (success !== undefined && status < 400)
    return { kind: 'success', code: success, data: unwrap(raw, inner, success) }
  if (resultCode === '1888' || resultCode === '1889') return { kind: 'session-lost', code: resultCode, message }
  if (code === '401') return { kind: 'login-needed', message }
  const errorCode = asCode(raw.errorCode)
  if (errorCode === '401') return { kind: 'login-needed', message: '' }
  const refusal = resultCode ?? code ?? state ?? errorCode
  if (refusal === undefined) return { kind: 'broken', message }
  return { kind: 'refused', code: refusal, message, data: unwrap(raw, inner), requestType: requestTypeOf(raw) }
}

interface Codes {
  resultCode: string | undefined
  code: string | undefined
  state: string | undefined
  raw: Fields
}

/** The code under which an answer counts as success, or undefined. */
function successCode(type: RequestType, { resultCode, code, state, raw }: Codes): string | undefined {
  if (type === 'auth') return code === '1000' || code === '200' ? code : undefined
  if (resultCode !== undefined) {
    return resultCode === resultCodeOf(type) || resultCode === '5005' || resultCode === '5006' ? resultCode : undefined
  }
  if (code === '0' || code === '200' || code === '00') return code
  if (state === '000000') return state
  if (raw.success === true && asCode(raw.errorCode) === '0') return '0'
  return undefined
}

/** Specification 8: unified authentication is rejected with message or msg; else resultDesc, errorMsg, msg or describe. */
const messageOf = (type: RequestType, raw: Fields, inner: Fields): string =>
  type === 'auth'
    ? firstText(raw.message, raw.msg, inner.resultDesc, raw.resultDesc, raw.describe, raw.errorMsg)
    : firstText(inner.resultDesc, raw.resultDesc, raw.errorMsg, raw.msg, raw.message, raw.describe)

/** Of code 00 the result; else results.data, body.data, data or result, the first that is there. */
function unwrap(raw: Fields, inner: Fields, code = ''): unknown {
  if (code === '00' && raw.result !== undefined) return raw.result
  const results = fieldsOf(raw.results)
  if (results.data !== undefined) return results.data
  if (inner.data !== undefined) return inner.data
  if (raw.data !== undefined) return raw.data
  return raw.result ?? null
}

const requestTypeOf = (raw: Fields): string => firstText(fieldsOf(raw.header).requestType)
