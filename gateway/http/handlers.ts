import type { ApiOf, Endpoint } from '@contract/endpoint'
import type { EndpointKey } from '@contract/keys'
import type { BoundSession, Ctx, LinkSession, Session } from './context'

type SessionFor<A> = A extends 'public' | 'signature' | 'device'
  ? Session | null
  : A extends 'login' | 'token' | 'staff'
    ? Session
    : A extends 'link'
      ? LinkSession
      : BoundSession

type CtxFor<E> = E extends { access: infer A } ? Ctx<SessionFor<A>> : never

export type Handler<E, IO> = IO extends { in: infer I; out: infer O } ? (ctx: CtxFor<E>, input: I) => Promise<O> : never

/** A handler that opens its own transactions (`ctx.transaction`), because it waits for something outside in between. */
export interface Manual<H> {
  manual: H
}
export const manual = <H>(handler: H): Manual<H> => ({ manual: handler })

export type HandlersOf<T> = {
  [K in keyof T]: Handler<T[K], ApiOf<T>[K & keyof ApiOf<T>]> | Manual<Handler<T[K], ApiOf<T>[K & keyof ApiOf<T>]>>
}

/** Declares the handlers of a contract table: a missing one, or an answer of another shape, does not compile. */
export const implement = <const T extends Record<EndpointKey, Endpoint>>(
  _table: T,
  handlers: HandlersOf<T>,
): HandlersOf<T> => handlers
