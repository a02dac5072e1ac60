import { Type, type Static, type TSchema } from '@sinclair/typebox'
import type { JobCtx, Work } from '../http/context'

/** One sort of work. An item of it is one customer, order or message: it touches only that key's rows and delays no other item. */
export interface Kind<S extends TSchema = TSchema> {
  /** `area.what`. */
  name: string
  data: S
  /** Tries after the first, and the seconds before the first of them (backoff.ts). After the last one the item is a dead letter. */
  retry: { limit: number; delay: number }
  /** Items at once in one gateway. */
  concurrency: number
  /** Seconds after which a lease ends although its gateway lives (leases.ts). Longer than any item takes. */
  expire: number
  run: Transactional<Static<S>> | Manual<Static<S>>
}

/** One transaction holds what the item writes and the item's own end: both are there, or neither, however often it is tried. */
export interface Transactional<T> {
  handle(work: Work, data: T): Promise<unknown>
}

/**
 * For an item that waits for an outside system: it opens its own transactions before and after. After a kill it starts from the
 * beginning, so what it asks of that system carries a number under which the system acts once.
 */
export interface Manual<T> {
  manual(ctx: JobCtx, data: T): Promise<unknown>
}

/** A kind of any data. */
export type AnyKind = Kind

const usual = { retry: { limit: 8, delay: 15 }, concurrency: 4, expire: 600 }

/** Declares a kind; what is left out is as usual: eight more tries within one to two hours, four at once. */
export function kind<S extends TSchema>(
  declared: Pick<Kind<S>, 'name' | 'data' | 'run'> & Partial<Pick<Kind<S>, 'retry' | 'concurrency' | 'expire'>>,
): Kind<S> {
  return { ...usual, ...declared }
}

/** What an area brings to the work queue. */
export interface AreaWork {
  kinds: readonly AnyKind[]
  sweeps: readonly Sweep[]
}

/**
 * When a sweep is due: every n seconds, or daily at a time of Asia/Shanghai. A missed day is caught up (CV-11). `after` names daily kinds
 * that come first: their due times and those of this sweep keep their order (daily-order.ts).
 */
export type Schedule = { everySeconds: number } | { dailyAt: `${number}:${number}`; after?: readonly string[] }

/** What a sweep finds to do. */
export interface Listed<T = unknown> {
  /** Names the thing within its sweep; pages go by it. */
  key: string
  data: T
}

/**
 * What is due by the product's clock. A sweep only lists keys, page by page, and leaves the work to items, one a key; the same key is
 * never waiting twice for the same due time.
 */
export interface Sweep {
  name: string
  schedule: Schedule
  /** What its items are. */
  kind: AnyKind
  /** At most `limit` keys after that one, in the order of their text. Runs in the transaction that keeps the page. */
  list(work: Work, after: string, limit: number): Promise<Listed[]>
  /** The first moment after the clock's now for which something is planned: a clock that is moved passes through it. */
  planned?(work: Work): Promise<string | null>
}

/** A sweep over keys, its items worked off by `kind`. */
export const sweep = <S extends TSchema>(
  name: string,
  schedule: Schedule,
  of: Kind<S>,
  list: (work: Work, after: string, limit: number) => Promise<Listed<Static<S>>[]>,
  planned?: Sweep['planned'],
): Sweep => ({ name, schedule, kind: of, list, ...(planned && { planned }) })

/**
 * Daily or regular work that is one piece: a kind and the sweep that lists its one item. What looks often and mostly finds nothing says
 * by `isDue` whether there is something: one statement in place of the ten of an item.
 */
export const onePiece = (
  name: string,
  schedule: Schedule,
  run: Kind['run'],
  isDue: (work: Work) => Promise<boolean> = async () => true,
): { kind: AnyKind; sweep: Sweep } => {
  const of = kind({ name, data: Type.Object({}), run })
  const list = async (work: Work, after: string) =>
    after === '' && (await isDue(work)) ? [{ key: name, data: {} }] : []
  return { kind: of, sweep: sweep(name, schedule, of, list) }
}

/** The work of an area from its single pieces and what else it has. */
export const together = (
  pieces: readonly { kind: AnyKind; sweep: Sweep }[],
  more: AreaWork = { kinds: [], sweeps: [] },
): AreaWork => ({
  kinds: [...pieces.map((one) => one.kind), ...more.kinds],
  sweeps: [...pieces.map((one) => one.sweep), ...more.sweeps],
})
