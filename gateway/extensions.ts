/*
 * Extension points. A module must not import an area above it. It declares a point beside its own code instead, and areas fill the
 * point in their entries (`extensions`). Nothing is registered when a file is loaded: wiring.ts puts together what the areas of this
 * gateway contribute.
 *   question     one answer at most, e.g. what packages cover of a day
 *   collection   many entries, each under a key of its own, e.g. the kinds of desk tasks
 *   event        any number of subscribers
 */

declare const holds: unique symbol

/** What one area at most answers. Without `absent`, asking where no area answers is an error. */
export interface Question<T> {
  readonly name: string
  /** The answer of a gateway without an answering area. */
  readonly absent?: T
}

/** Declares a question. `absent` is its null object; leave it out where no answer makes sense without an area. */
export const question = <T>(name: string, absent?: T): Question<T> => ({
  name,
  ...(absent !== undefined && { absent }),
})

/** Entries of type `V` under keys of type `K`; a key is contributed by one area only. */
export interface Collection<V, K extends string = string> {
  readonly name: string
  readonly [holds]?: readonly [K, V]
}

/** Declares a collection; `name` names one entry of it in an error, e.g. 'desk task'. */
export const collection = <V, K extends string = string>(name: string): Collection<V, K> => ({ name })

/** Something that happened, published in the same transaction, with a value of type `T`. */
export interface Event<T> {
  readonly name: string
  readonly [holds]?: T
}

/** Declares an event; its name is `thing.happened`. */
export const event = <T>(name: string): Event<T> => ({ name })

/** Runs in the transaction of the event; harmless to repeat, or refuses it. `W` is Work. */
export type Subscriber<W, T> = (work: W, about: T) => Promise<void>

export interface Answer {
  readonly question: Question<unknown>
  readonly answer: unknown
}

export interface Entries {
  readonly collection: Collection<unknown>
  readonly entries: Readonly<Record<string, unknown>>
}

export interface Subscription<W> {
  readonly event: Event<unknown>
  readonly subscriber: Subscriber<W, never>
}

/** One contribution of an area. */
export type Extension<W> = Answer | Entries | Subscription<W>

/** The area answers a question. */
export const answer = <T>(question: Question<T>, value: NoInfer<T>): Answer => ({ question, answer: value })

/** The area adds entries to a collection. */
export const contribute = <V, K extends string>(
  to: Collection<V, K>,
  entries: { readonly [key in NoInfer<K>]?: NoInfer<V> },
): Entries => ({ collection: to as Collection<unknown>, entries })

/** Everything that the areas of a gateway contribute. */
export interface Wiring<W> {
  readonly answers: ReadonlyMap<Question<unknown>, unknown>
  readonly entries: ReadonlyMap<Collection<unknown>, ReadonlyMap<string, unknown>>
  readonly subscribers: ReadonlyMap<Event<unknown>, readonly Subscriber<W, never>[]>
}
