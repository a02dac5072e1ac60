/*
 * Reads an answer in whichever envelope it came (CV-1), written apart from the app's own reader: the two check each other.
 */

export interface Answer<T> {
  /** HTTP status. */
  status: number
  /** A success of any envelope, 5005 and 5006 included. */
  ok: boolean
  /** resultCode, code, state or errorCode as text. */
  code: string
  text: string
  data: T
  /** The body as it came; the text itself where it is no JSON. */
  raw: unknown
  headers: Record<string, unknown>
}

interface Body {
  body?: { resultCode: unknown; resultDesc: string; data: unknown }
  code?: unknown
  state?: unknown
  success?: boolean
  errorCode?: unknown
  msg?: string
  message?: string
  describe?: string
  errorMsg?: string
  data?: unknown
  result?: unknown
  results?: { data: unknown }
}

const good = new Set(['1000', '5005', '5006', '0', '200', '00', '000000'])

export function readEnvelope(status: number, text: string, headers: Record<string, unknown>): Answer<unknown> {
  const raw = parsed(text)
  const body: Body = raw !== null && typeof raw === 'object' ? raw : {}
  const code = String(body.body?.resultCode ?? body.state ?? body.errorCode ?? body.code ?? '')
  return {
    status,
    ok: status === 200 && good.has(code),
    code,
    text: body.body?.resultDesc ?? body.describe ?? body.errorMsg ?? body.message ?? body.msg ?? '',
    data: body.body ? body.body.data : body.results ? body.results.data : (body.data ?? body.result ?? null),
    raw,
    headers,
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}
