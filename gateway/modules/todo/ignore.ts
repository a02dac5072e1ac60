import { ignorableTypes } from '@domain/todo-types'
import type { BoundSession, Work } from '../../http/context'
import { Refusal } from '../../http/refusal'
import { insertIgnore, visibleTodo } from './repo'
import { viewerOf } from './service'

/** Takes an open to-do out of the user's own sight; 2540 where it must be done. */
export async function ignore(work: Work, session: BoundSession, todoId: string): Promise<true> {
  const todo = await visibleTodo(work.db, viewerOf(session), todoId)
  if (!todo) throw new Refusal('2902')
  if (todo.status !== '0' || !ignorableTypes.includes(todo.type)) throw new Refusal('2540')
  await insertIgnore(work.db, { bp: todo.bp, todoId, userId: session.userId, at: work.clock.iso() })
  return true
}
