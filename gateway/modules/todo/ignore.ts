import { ignorableTypes } from '@domain/todo-types'
import type { BoundSession, Work } from '../../http/context'
import { ownOr2902, Refusal } from '../../http/refusal'
import { insertIgnore, visibleTodo } from './repo'
import { viewerOf } from './service'

/** Takes an open to-do out of the user's own sight; 2540 where it must be done. */
export async function ignore(work: Work, session: BoundSession, todoId: string): Promise<true> {
  const todo = ownOr2902(await visibleTodo(work.db, viewerOf(session), todoId))
  if (todo.status !== '0' || !ignorableTypes.includes(todo.type)) throw new Refusal('2540')
  await insertIgnore(work.db, { bp: todo.bp, todoId, userId: session.userId, at: work.clock.iso() })
  return true
}
