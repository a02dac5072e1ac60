import { typeName } from '@domain/todo-types'
import type { BoundSession, Work } from '../../http/context'
import { ask } from '../../wiring'
import type { TodoOfMessage } from '../message/service'
import { todosAboutThings } from './repo'
import { overdueDays, viewerOf } from './service'
import { userNames } from './user-names'

/** What the messages about these things ask for, as the session's user may see it. */
export async function todosOfMessages(
  work: Work,
  session: BoundSession,
  bizIds: readonly string[],
): Promise<ReadonlyMap<string, readonly TodoOfMessage[]>> {
  const rows = bizIds.length === 0 ? [] : await todosAboutThings(work.db, viewerOf(session), bizIds)
  const handlers = [...new Set(rows.flatMap(({ handledBy }) => handledBy ?? []))]
  const names = handlers.length === 0 ? new Map<string, never>() : await ask(work, userNames)(work, handlers)
  const found = new Map<string, TodoOfMessage[]>()
  for (const { bizId, status, ...row } of rows) {
    if (status === '2') continue
    const todo: TodoOfMessage = {
      todoId: row.todoId,
      typeName: typeName(row.type),
      route: row.route,
      dueAt: row.dueAt,
      overdueDays: status === '0' ? overdueDays(row.dueAt, work.clock.now()) : 0,
      status,
      handledBy: row.handledBy === null ? '' : (names.get(row.handledBy)?.nickname ?? ''),
      handledAt: row.handledAt,
    }
    found.set(bizId, [...(found.get(bizId) ?? []), todo])
  }
  return found
}
