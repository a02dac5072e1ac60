import type { Static, TSchema } from '@sinclair/typebox'
import type { ErrorCode } from '@domain/errors'
import type { Feature } from '@domain/features'
import type { Access, EndpointKey } from './keys'

export interface Endpoint {
  access: Access
  /** Other models that open the call as well (CV-1: gasPaymentOrder calls accept NFC_WRITE besides PAY_TOPUP). */
  orModels?: readonly string[]
  /** What the input looks like; absent = no input. */
  in?: TSchema
  /** What a success holds in `data`; absent = nothing (`null`, or `true` where the design says so). */
  out?: TSchema
  /** Codes that this call itself refuses with; those of access, input, rate and repetition belong to every call. */
  refuses?: readonly ErrorCode[]
  /** The write needs a `requestNo` (CV-3): the same number and content gets the first answer again. */
  once?: true
  /** Writes nothing although it is a POST: it runs without a transaction. */
  reads?: true
  /** The read may be some seconds old: a replica serves it where there is one. Never one that a write of the app changes. */
  stale?: 'ok'
  /** Largest body in kB; absent = 64. */
  bodyKb?: number
  /**
   * A success is a stream of events (text/event-stream) about what the write has begun; `out` names that thing and is never sent itself. A
   * refusal is the usual envelope.
   */
  stream?: true
  /** The call carries a file (multipart); no other call may. */
  upload?: true
  /** The last part of its path proves the caller by itself: it stays out of the log. */
  proof?: 'path'
  /** Refused with 2907 where the caller's company leaves this out. */
  feature?: Feature
  /** The client never toasts this call's refusal (specification 8, silent failures). */
  silent?: true
  /** One line for the API documentation. */
  summary?: string
}

/** Declares a table of endpoints without widening its keys and schemas. */
export const endpoints = <const T extends Record<EndpointKey, Endpoint>>(table: T): T => table

/** Calls of what a company may leave out. */
export const featured = <T extends Record<EndpointKey, Endpoint>>(feature: Feature, table: T): T =>
  Object.fromEntries(Object.entries(table).map(([key, entry]) => [key, { ...entry, feature }])) as unknown as T

type Of<S> = S extends TSchema ? Static<S> : never

/** The typed API of a table: per key its input and output. A client-made `requestNo` is part of `in` where `once` is set. */
export type ApiOf<T> = {
  [K in keyof T]: {
    in: (T[K] extends { in: infer I } ? Of<I> : unknown) &
      (T[K] extends { once: true } ? { requestNo: string } : unknown)
    out: T[K] extends { out: infer O } ? Of<O> : null
  }
}
