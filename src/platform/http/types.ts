import { decodeEmoji } from '@domain/text'

export interface HttpRequest {
  method: 'GET' | 'POST'
  url: string
  headers: Record<string, string>
  body?: string
  /** ms; afterwards the request is aborted. */
  timeout: number
  signal?: AbortSignal | undefined
}

/** A request without waiting for its answer. */
export type LastRequest = Pick<HttpRequest, 'url' | 'headers'> & { body: string }

export interface HttpAnswer {
  status: number
  /** Parsed JSON, or the text when it is none. */
  body: unknown
  /** HTTP's own word for the status, where the host returns it. */
  statusText?: string
}

/**
 * Why no answer came. The texts are those of the specification's request wrapper. A read that WeChat ended because the app went into
 * the background is an `abort`; for a write it is unknown whether it was carried out: `network`.
 */
export type HttpFailure = 'timeout' | 'abort' | 'network'

export class HttpError extends Error {
  constructor(readonly failure: HttpFailure) {
    super(failure)
    this.name = 'HttpError'
  }
}

export const parseBody = (text: string): unknown => {
  try {
    return JSON.parse(decodeEmoji(text)) as unknown
  } catch {
    return text
  }
}
