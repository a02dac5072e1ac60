import type { ErrorCode } from '@domain/errors'

/** Why a call gave no data. `refused`: the gateway said no, with its code; the others never have one. */
export type FailureKind =
  | 'refused'
  | 'session-lost'
  | 'login-needed'
  | 'auth'
  | 'network'
  | 'timeout'
  | 'abort'
  | 'broken'

/** What `call` rejects with; nothing else. The text is meant for people. */
export class ApiError extends Error {
  constructor(
    readonly kind: FailureKind,
    message: string,
    /** Business code of a refusal, '' otherwise. */
    readonly code: string = '',
    /** What the page needs to react, as the refusal's rule says. */
    readonly data: unknown = null,
  ) {
    super(message)
    this.name = 'ApiError'
  }

  is(...codes: ErrorCode[]): boolean {
    return (codes as string[]).includes(this.code)
  }

  /** The gateway has answered: the same request need not be sent again. After the other failures the result is unknown. */
  get isDefinite(): boolean {
    return this.kind === 'refused' && this.code !== '2906'
  }
}

export const asApiError = (error: unknown): ApiError =>
  error instanceof ApiError ? error : new ApiError('broken', error instanceof Error ? error.message : String(error))

/** The failure of a call. A fault of the program itself is no answer of the gateway: it is thrown on, for the fault log. */
export function callFailure(error: unknown): ApiError {
  const failure = asApiError(error)
  if (failure.kind === 'broken') throw error
  return failure
}
