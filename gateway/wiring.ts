import type { Collection, Event, Extension, Question, Subscriber, Subscription, Wiring } from './extensions'
import type { Work } from './http/context'

/** The area runs `subscriber` when the event happens. */
export const on = <T>(event: Event<T>, subscriber: Subscriber<Work, NoInfer<T>>): Subscription<Work> => ({
  event,
  subscriber,
})

/** Puts together what the areas contribute. Throws where two areas answer one question or contribute one key, naming both. */
export function wire(areas: readonly { name: string; extensions?: readonly Extension<Work>[] }[]): Wiring<Work> {
  const answers = new Map<Question<unknown>, unknown>()
  const entries = new Map<Collection<unknown>, Map<string, unknown>>()
  const subscribers = new Map<Event<unknown>, Subscriber<Work, never>[]>()
  const once = uniqueNames()
  for (const { name, extensions = [] } of areas)
    for (const one of extensions) {
      if ('question' in one) {
        once(`the question ${one.question.name}`, name)
        answers.set(one.question, one.answer)
      } else if ('event' in one) {
        subscribers.set(one.event, [...(subscribers.get(one.event) ?? []), one.subscriber])
      } else {
        const keyed = entries.get(one.collection) ?? new Map<string, unknown>()
        for (const [key, entry] of Object.entries(one.entries)) {
          once(`the ${one.collection.name} ${key}`, name)
          keyed.set(key, entry)
        }
        entries.set(one.collection, keyed)
      }
    }
  return { answers, entries, subscribers }
}

/** Handlers of all areas by call. Throws where two areas implement one call, naming both. */
export function handlersOf<H>(
  areas: readonly { name: string; handlers: Readonly<Record<string, H>> }[],
): Record<string, H> {
  const once = uniqueNames()
  for (const { name, handlers } of areas) for (const key of Object.keys(handlers)) once(`the call ${key}`, name)
  return Object.assign({}, ...areas.map(({ handlers }) => handlers)) as Record<string, H>
}

/** Remembers which area has filled what. */
function uniqueNames(): (what: string, area: string) => void {
  const filledBy = new Map<string, string>()
  return (what, area) => {
    const first = filledBy.get(what)
    if (first !== undefined) throw new Error(`${what} is filled by two areas: ${first} and ${area}`)
    filledBy.set(what, area)
  }
}

type Wired = Pick<Work, 'wiring'>

/** Whether an area of this gateway answers the question. */
export const isAnswered = ({ wiring }: Wired, question: Question<unknown>): boolean => wiring.answers.has(question)

/** The answer of the area that answers, else the question's null object. Throws where there is neither. */
export function ask<T>({ wiring }: Wired, question: Question<T>): T {
  if (wiring.answers.has(question)) return wiring.answers.get(question) as T
  if (question.absent === undefined) throw new Error(`no area answers the question ${question.name}`)
  return question.absent
}

/** All entries of a collection, in the order of the areas. */
export const entriesOf = <V, K extends string>({ wiring }: Wired, of: Collection<V, K>): ReadonlyMap<K, V> =>
  (wiring.entries.get(of as Collection<unknown>) ?? new Map<string, unknown>()) as ReadonlyMap<K, V>

/** Runs the subscribers of an event one after the other, in the caller's transaction. */
export async function emit<T>(work: Work, event: Event<T>, about: NoInfer<T>): Promise<void> {
  for (const subscriber of work.wiring.subscribers.get(event) ?? []) await subscriber(work, about as never)
}
