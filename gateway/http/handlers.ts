import type { Api } from '@contract'
import type { ApiOf, Endpoint } from '@contract/endpoint'
import type { Readable } from 'node:stream'
import type { EndpointKey } from '@contract/keys'
import type { BoundSession, Ctx, KeySession, LinkSession, Session } from './context'

type SessionFor<A> = A extends 'public' | 'signature' | 'device'
  ? Session | null
  : A extends 'login' | 'token' | 'staff'
    ? Session
    : A extends 'link'
      ? LinkSession
      : A extends 'key'
        ? KeySession
        : BoundSession

type CtxFor<E> = E extends { access: infer A } ? Ctx<SessionFor<A>> : never

export type Handler<E, IO> = IO extends { in: infer I; out: infer O } ? (ctx: CtxFor<E>, input: I) => Promise<O> : never

/** A handler that opens its own transactions (`ctx.transaction`), because it waits for something outside in between. */
export interface Manual<H> {
  manual: H
}
export const manual = <H>(handler: H): Manual<H> => ({ manual: handler })

/**
 * A handler that answers by a stream: `begin` writes (once; it opens its own transactions, as a manual one does), `open` streams what came
 * of it, for a repeated request as well.
 */
export interface Streamed<H> {
  begin: H
  open: H extends (ctx: infer C, input: never) => Promise<infer O> ? (ctx: C, begun: O) => Promise<Readable> : never
}
export const streamed = <H>(handler: Streamed<H>): Streamed<H> => handler

type OneOf<H> = H | Manual<H> | Streamed<H>

/** What a call of the product takes and gives is known as plain types. The tables of tests say it by their schemas, and so does a file. */
type InOut<T, K extends keyof T> = K extends keyof Api
  ? T[K] extends { upload: true }
    ? ApiOf<T>[K]
    : Api[K]
  : ApiOf<T>[K]

export type HandlersOf<T> = {
  [K in keyof T]: OneOf<Handler<T[K], InOut<T, K>>>
}

/** Declares the handlers of a contract table: a missing one, or an answer of another shape, does not compile. */
export const implement = <const T extends Record<EndpointKey, Endpoint>>(
  _table: T,
  handlers: HandlersOf<T>,
): HandlersOf<T> => handlers
