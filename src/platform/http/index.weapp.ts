import Taro from '@tarojs/taro'
import { DEMO_HEADER, noteDemoHeader } from '../demo'
import { deviceNow, noteServerHeader, SERVER_TIME_HEADER } from '../time'
import { HttpError, parseBody, type HttpAnswer, type HttpFailure, type HttpRequest, type LastRequest } from './types'
import { withHost } from './with-host'

export { HttpError, type HttpAnswer, type HttpRequest } from './types'

/** Sends one request; rejects with `HttpError` only. Never retries. */
export function send(request: HttpRequest): Promise<HttpAnswer> {
  return new Promise((resolve, reject) => {
    if (request.signal?.aborted) {
      reject(new HttpError('abort'))
      return
    }
    const sentAt = deviceNow()
    const task = Taro.request<string>({
      url: request.url,
      method: request.method,
      header: request.headers,
      ...(request.body !== undefined && { data: request.body }),
      // The text is parsed here, so that both hosts treat a broken answer alike.
      dataType: 'text' as 'json',
      timeout: request.timeout,
    })
    task.then(
      ({ statusCode, data, header }) => {
        noteServerHeader(headerOf(header, SERVER_TIME_HEADER), sentAt)
        noteDemoHeader(headerOf(header, DEMO_HEADER))
        resolve({
          status: statusCode,
          statusText: reasonOf(statusCode),
          body: typeof data === 'string' ? parseBody(withHost(data)) : data,
        })
      },
      ({ errMsg }: { errMsg?: string }) => reject(new HttpError(failureOf(errMsg, request.method))),
    )
    request.signal?.addEventListener('abort', () => task.abort())
  })
}

/** HTTP's own words: browsers return them, WeChat does not. */
const REASONS: Readonly<Record<number, string>> = {
  400: 'Bad Request',
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'Not Found',
  405: 'Method Not Allowed',
  408: 'Request Timeout',
  413: 'Payload Too Large',
  429: 'Too Many Requests',
  500: 'Internal Server Error',
  501: 'Not Implemented',
  502: 'Bad Gateway',
  503: 'Service Unavailable',
  504: 'Gateway Timeout',
}
const reasonOf = (status: number): string => REASONS[status] ?? ''

/** Header names keep the server's case on some phones. */
const headerOf = (headers: Record<string, unknown> | undefined, name: string): string | null => {
  const found = Object.entries(headers ?? {}).find(([key]) => key.toLowerCase() === name)
  return found === undefined ? null : String(found[1])
}

/** `fail interrupted`: WeChat ends what is under way five seconds after the app went into the background. */
function failureOf(text = '', method: HttpRequest['method']): HttpFailure {
  if (/timeout/i.test(text)) return 'timeout'
  if (/abort/i.test(text)) return 'abort'
  return /interrupted/i.test(text) && method === 'GET' ? 'abort' : 'network'
}

/** The mini-program has nothing that outlives it: a plain request without waiting for the answer (TR-02). */
export function sendLast({ url, headers, body }: LastRequest): boolean {
  void Taro.request({ url, method: 'POST', data: body, header: headers }).catch(() => undefined)
  return true
}
