import { question } from '../../extensions'
import type { BoundSession, Work } from '../../http/context'

/** A to-do as its message shows it. `route` as it was written: the message of the same event has the same. */
export interface TodoOfMessage {
  todoId: string
  typeName: string
  route: string
  dueAt: string | null
  overdueDays: number
  status: '0' | '1' | '3'
  handledBy: string
  handledAt: string | null
}

/** The to-dos that the session's user may see, by the business object that they are about: open ones first, then what was closed last. */
export const todosAbout = question<
  (
    work: Work,
    session: BoundSession,
    bizIds: readonly string[],
  ) => Promise<ReadonlyMap<string, readonly TodoOfMessage[]>>
>('todosAbout', () => Promise.resolve(new Map()))

/** Those of these stops of a customer's gas that are not over yet. */
export const stopsNotOver = question<
  (work: Work, bp: string, stopIds: readonly string[]) => Promise<ReadonlySet<string>>
>('stopsNotOver', () => Promise.resolve(new Set()))
