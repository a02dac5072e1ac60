import { errorText, type ErrorCode } from '@domain/errors'

/** The user, account or terminal that a refusal concerns, for the log of security events alone; it never travels. */
export interface Concerned {
  userId?: string
  /** Masked phone. */
  account?: string
  terminal?: string
}

/** Adds to a refusal the user, account or terminal that it concerns. */
export function concerning<T extends Refusal | AuthStatus>(refusal: T, concerned: Concerned): T {
  refusal.concerns = concerned
  return refusal
}

/**
 * A business refusal: it ends the call, rolls the transaction back and travels in HTTP 200 under its code (CV-1).
 * `params` fill the placeholders of the text; `data` is what the page needs to react (CV-3, 4.7 of part A).
 */
export class Refusal extends Error {
  readonly code: ErrorCode
  readonly data: unknown
  concerns: Concerned = {}
  constructor(
    code: ErrorCode,
    options: { params?: Record<string, string | number>; data?: unknown; text?: string } = {},
  ) {
    super(options.text ?? errorText(code, options.params))
    this.name = 'Refusal'
    this.code = code
    this.data = options.data ?? null
  }
}

/** Refuses with what a rule answers; null: the rule has nothing against it. */
export function refuseIf(problem: ErrorCode | null | undefined): void {
  if (problem) throw new Refusal(problem)
}

/** Refusal 2901 of one property of the input; the page marks it by its name. */
export const badField = (field: string, text?: string): Refusal =>
  new Refusal('2901', { data: { field }, ...(text !== undefined && { text }) })

/**
 * The row, where it is there and each property of `owner` equals its own. Refuses 2902 otherwise: a row of another customer and no row
 * are refused alike (AE-01).
 */
export function ownOr2902<T extends object>(row: T | null | undefined, owner: Partial<T> = {}): T {
  const isOwn = row && Object.entries(owner).every(([name, value]) => row[name as keyof T] === value)
  if (!isOwn) throw new Refusal('2902')
  return row
}

/** A refusal of the unified authentication: it travels as HTTP status with `{code,msg}` (C AU-12). */
export class AuthStatus extends Error {
  concerns: Concerned = {}
  constructor(
    readonly status: 401 | 403 | 408 | 417 | 418 | 420 | 421 | 422 | 423 | 430,
    message: string,
  ) {
    super(message)
    this.name = 'AuthStatus'
  }
}
