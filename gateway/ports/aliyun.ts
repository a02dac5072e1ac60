import { createHash, createHmac, randomUUID } from 'node:crypto'

/** A key of Alibaba Cloud and the server it is for. */
export interface AliyunAccess {
  keyId: string
  keySecret: string
  /** `https://dysmsapi.aliyuncs.com`. */
  endpoint: string
}

/** One call of an RPC style API: everything in the query, or a picture in the body. */
export interface AliyunCall {
  action: string
  version: string
  query: Readonly<Record<string, string>>
  body?: Buffer
}

/** What makes every request another one: `at` as ISO in UTC without parts of a second. */
export interface Moment {
  at: string
  nonce: string
}

export interface SignedRequest {
  url: string
  headers: Record<string, string>
}

/** The provider refused; `code` is its own (isv.BUSINESS_LIMIT_CONTROL …). */
export class AliyunRefused extends Error {
  constructor(
    readonly code: string,
    message: string,
  ) {
    super(`Alibaba Cloud refused: ${code} ${message}`)
  }
}

const sha256 = (text: string | Buffer): string => createHash('sha256').update(text).digest('hex')

/** RFC 3986: encodeURIComponent leaves five marks alone that this encoding does not. */
const encoded = (text: string): string =>
  encodeURIComponent(text).replace(/[!'()*]/g, (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`)

/** Signature version 3 (ACS3-HMAC-SHA256) over method, path, sorted query, sorted headers and the digest of the body. */
export function signed(access: AliyunAccess, call: AliyunCall, { at, nonce }: Moment): SignedRequest {
  const query = Object.keys(call.query)
    .sort()
    .map((name) => `${encoded(name)}=${encoded(call.query[name] ?? '')}`)
    .join('&')
  const digest = sha256(call.body ?? '')
  const headers: Record<string, string> = {
    ...(call.body && { 'content-type': 'application/octet-stream' }),
    host: new URL(access.endpoint).host,
    'x-acs-action': call.action,
    'x-acs-content-sha256': digest,
    'x-acs-date': at,
    'x-acs-signature-nonce': nonce,
    'x-acs-version': call.version,
  }
  const names = Object.keys(headers).sort()
  const lines = names.map((name) => `${name}:${headers[name]}\n`).join('')
  const canonical = ['POST', '/', query, lines, names.join(';'), digest].join('\n')
  const text = `ACS3-HMAC-SHA256\n${sha256(canonical)}`
  const signature = createHmac('sha256', access.keySecret).update(text).digest('hex')
  const authorization = `ACS3-HMAC-SHA256 Credential=${access.keyId},SignedHeaders=${names.join(';')},Signature=${signature}`
  const url = `${access.endpoint.replace(/\/$/, '')}/${query === '' ? '' : `?${query}`}`
  return { url, headers: { ...headers, authorization } }
}

/** Asks and reads the answer. A refusal is an AliyunRefused; no answer within `timeout` ms, or an unreadable one, another error. */
export async function askAliyun(
  access: AliyunAccess,
  call: AliyunCall,
  timeout: number,
): Promise<Record<string, unknown>> {
  const moment = { at: `${new Date(Date.now()).toISOString().slice(0, 19)}Z`, nonce: randomUUID() }
  const { url, headers } = signed(access, call, moment)
  const response = await fetch(url, {
    method: 'POST',
    headers,
    ...(call.body && { body: new Uint8Array(call.body) }),
    signal: AbortSignal.timeout(timeout),
  })
  const answer = (await response.json()) as Record<string, unknown>
  const { Code: code, Message: message } = answer
  if (!response.ok || (typeof code === 'string' && code !== 'OK'))
    throw new AliyunRefused(String(code ?? response.status), String(message ?? ''))
  return answer
}
