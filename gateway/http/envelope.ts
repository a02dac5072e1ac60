import { requestTypes } from '@domain/request-types'
import type { Route } from './route'

export interface Answer {
  status: number
  /** JSON. */
  body: string
}

/** The success of a call in its type's envelope (CV-1). `code` differs from the type's own for 5005 and 5006 only. */
export function success(
  route: Route,
  data: string,
  traceId: string,
  code: string = requestTypes[route.type].success,
): Answer {
  return { status: 200, body: filled(envelope(route, code, '成功', traceId, true), data) }
}

/** A refusal: HTTP 200 with its code in the envelope; the job channel and V3 ask for login by HTTP 401 (C 0.3). */
export function refusal(route: Route, code: string, text: string, data: unknown, traceId: string): Answer {
  const written = JSON.stringify(data ?? null)
  if (!isLoginLost(code)) return { status: 200, body: filled(envelope(route, code, text, traceId, false), written) }
  if (route.type === 'job' || route.envelope === 'V3')
    return { status: 401, body: JSON.stringify({ state: '401001', describe: text, data: null }) }
  const shown = route.envelope === 'V1' ? code : '401'
  return { status: 200, body: filled(envelope(route, shown, text, traceId, false), written) }
}

/** The envelope's `null`, its last value, gives its place to data that are JSON already. */
function filled(empty: object, data: string): string {
  const text = JSON.stringify(empty)
  const at = text.lastIndexOf('null')
  return text.slice(0, at) + data + text.slice(at + 4)
}

/** 1888 and 1889: the session is gone, each envelope says it in its own way (C 0.3). */
const isLoginLost = (code: string) => code === '1888' || code === '1889'

/** V5 and V7 carry numbers where the code is one; V4's '00' stays text. */
const numeric = (code: string): string | number => (/^[1-9]\d*$|^0$/.test(code) ? Number(code) : code)

/** The envelope around nothing: `null` stands where the data belong. */
export function envelope(route: Route, code: string, text: string, traceId: string, ok: boolean): object {
  switch (route.envelope) {
    case 'V1':
      return {
        header: { requestType: route.requestType, traceId },
        body: { resultCode: code, resultDesc: text, data: null },
      }
    case 'V2':
      return { code: numeric(code), msg: text, data: null }
    case 'V3':
      return { state: ok ? '000000' : code, describe: text, data: null }
    case 'V4':
      return { code, msg: text, result: null }
    case 'V5':
      return { code: numeric(code), msg: text, data: null }
    case 'V6data':
      return { success: ok, errorCode: code, errorMsg: text, data: null }
    case 'V6result':
      return { success: ok, errorCode: code, errorMsg: text, result: null }
    case 'V7':
      return { code: numeric(code), message: text, results: { data: null } }
  }
}
