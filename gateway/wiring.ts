import type { TodoType } from '@domain/todo-types'
import type { Work } from './http/context'
import type { DeskArea } from './modules/desk/service'
import type { Statement } from './modules/metering/service'
import type { KindOf } from './modules/scan/service'

/*
 * What an area brings for others that must not know it, as data of its entry in all-areas.ts. Nobody registers anything when a file
 * is loaded: a gateway of some areas has what these bring, and nothing else.
 */

/** What happens, told in the transaction in which it happens. Every subscriber is harmless to repeat. */
export interface Events {
  /** Money has settled bills of an account or come to its balance (AE-88). */
  'account.paid': { bp: string; companyCode: string }
  /** A statement is SIGNED or AUTO_CONFIRMED and waits for its bill (AE-25). */
  'statement.confirmed': Statement
}

export type Subscriber<E extends keyof Events> = (work: Work, event: Events[E]) => Promise<void>

/** Amounts of to-dos as their owner knows them today, by the business object; one that is missing stays as it was written. */
export type AmountsToday = (
  work: Work,
  key: { bp: string; companyCode: string },
  bizIds: readonly string[],
) => Promise<ReadonlyMap<string, string>>

/** Who is behind a number: asked by those who bring messages and to-dos to people. */
export interface People {
  /** Users bound to a customer number whose review has passed, masters first; with a model only those who have it. */
  usersOf(work: Work, bp: string, model?: string): Promise<{ userId: string; isMaster: boolean }[]>
  /** Names by user. */
  namesOf(work: Work, userIds: readonly string[]): Promise<ReadonlyMap<string, { nickname: string }>>
}

export interface Brought {
  on?: { [E in keyof Events]?: Subscriber<E> }
  /** Its kinds of tasks at the desk (CV-7). */
  desk?: Readonly<Record<string, DeskArea>>
  /** Its kinds of scanned tickets (C 2.15). */
  scans?: Readonly<Record<string, KindOf>>
  todoAmounts?: { readonly [T in TodoType]?: AmountsToday }
  people?: People
}

export interface Wiring {
  on: { readonly [E in keyof Events]: readonly Subscriber<E>[] }
  desk: ReadonlyMap<string, DeskArea>
  scans: ReadonlyMap<string, KindOf>
  todoAmounts: ReadonlyMap<TodoType, AmountsToday>
  people: People | null
}

/** Puts together what the areas bring. Two that bring the same kind are a programming error. */
export function wire(areas: readonly Brought[]): Wiring {
  return {
    on: {
      'account.paid': areas.flatMap((area) => area.on?.['account.paid'] ?? []),
      'statement.confirmed': areas.flatMap((area) => area.on?.['statement.confirmed'] ?? []),
    },
    desk: joined(
      'desk task',
      areas.flatMap(({ desk }) => Object.entries(desk ?? {})),
    ),
    scans: joined(
      'ticket',
      areas.flatMap(({ scans }) => Object.entries(scans ?? {})),
    ),
    todoAmounts: joined(
      'to-do amount',
      areas.flatMap(({ todoAmounts }) => Object.entries(todoAmounts ?? {}) as [TodoType, AmountsToday][]),
    ),
    people: areas.find(({ people }) => people)?.people ?? null,
  }
}

function joined<K extends string, V>(what: string, entries: readonly (readonly [K, V])[]): ReadonlyMap<K, V> {
  const map = new Map<K, V>()
  for (const [kind, brought] of entries) {
    if (map.has(kind)) throw new Error(`two areas bring the ${what} ${kind}`)
    map.set(kind, brought)
  }
  return map
}

/** Tells what has happened, in the caller's transaction. */
export async function emit<E extends keyof Events>(work: Work, event: E, about: Events[E]): Promise<void> {
  for (const subscriber of work.wiring.on[event]) await subscriber(work, about)
}

/** The directory of users; an error where no area keeps one. */
export function peopleOf({ wiring }: Pick<Work, 'wiring'>): People {
  if (!wiring.people) throw new Error('no area knows the users')
  return wiring.people
}
