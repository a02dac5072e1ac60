import type { In, Out } from '@contract'
import { MessageRow as Shown } from '@contract/message'
import type { BoundSession, Work } from '../../http/context'
import { envelope, paged } from '../../http/page'
import { Refusal } from '../../http/refusal'
import { shape } from '../../http/shape'
import { ask } from '../../wiring'
import { opened } from './opened'
import { todosAbout, type TodoOfMessage } from './questions'
import { countMessages, markRead, messagePage, messagesNamed, newestOf, type MessageRow } from './repo/list'
import { unreadByCategory } from './repo/messages'
import { minInstant, namedBy } from './rules/named'
import { categories, type Category } from './rules/templates'
import { todoOf } from './rules/todo-of'
import { usersOfBp } from './users-of'

type List = 'default GET /crmgas/message/list'
type Row = Out<'default GET /crmgas/message/detail'>

const codes = Object.keys(categories) as Category[]

/** message/categoryList: all categories in their order, with what is new in each. */
export async function categoryList(
  work: Work,
  { userId, bp }: BoundSession,
): Promise<Out<'default GET /crmgas/message/categoryList'>> {
  const now = work.clock.iso()
  const unread = await unreadByCategory(work.db, userId, bp, now)
  const newest = new Map((await newestOf(work.db, { userId, bp, now, codes })).map((row) => [row.code, row]))
  const list = codes.map((code) => ({
    code,
    name: categories[code],
    unread: unread[code] ?? 0,
    lastTitle: newest.get(code)?.title ?? '',
    lastAt: newest.get(code)?.createdAt ?? null,
  }))
  return { list }
}

/** message/list: the newest first, about the account and the session's customer number; each with the to-do that it is about. */
export async function messageList(work: Work, session: BoundSession, input: In<List>): Promise<Out<List>> {
  const now = work.clock.iso()
  const asOf = minInstant(input.asOf ?? now, now)
  const keyword = input.keyword?.trim() ?? ''
  const reader = { userId: session.userId, bp: session.bp, now }
  const want = {
    categoryCode: input.categoryCode ?? null,
    onlyUnread: input.status === 'unread',
    pattern: keyword === '' ? null : `%${keyword.replace(/[\\%_]/g, '\\$&')}%`,
    asOf,
  }
  const page = paged(input)
  const rows = await messagePage(work.db, reader, want, page)
  const total = await countMessages(work.db, reader, want)
  return { ...envelope(page, await shown(work, session, rows), total), asOf }
}

/** message/detail: E6001 for an unknown one and for another user's; one of another own customer number is shown with it (E-X-11). */
export async function messageDetail(work: Work, session: BoundSession, msgId: string): Promise<Row> {
  const which = namedBy(session.userId, [msgId])
  const now = work.clock.iso()
  const [row] = which === null ? [] : await messagesNamed(work.db, which, now)
  if (which === null || row === undefined || !(await isStillOwn(work, session, row.bp))) throw new Refusal('E6001')
  await markRead(work.db, which, now)
  const read = { ...row, status: 'read' as const, readAt: row.readAt ?? now }
  return rowOf(work, read, row.bp === session.bp ? (await todosOf(work, session, [row])).get(row.bizId) : [])
}

/** A customer number may have been unbound since. */
async function isStillOwn(work: Work, { userId, bp }: BoundSession, of: string | null): Promise<boolean> {
  if (of === null || of === bp) return true
  return (await ask(work, usersOfBp)(work, of)).some((user) => user.userId === userId)
}

const todosOf = (work: Work, session: BoundSession, rows: readonly MessageRow[]) =>
  ask(work, todosAbout)(work, session, [...new Set(rows.filter(({ bp }) => bp !== null).map(({ bizId }) => bizId))])

async function shown(work: Work, session: BoundSession, rows: readonly MessageRow[]): Promise<Row[]> {
  const todos = rows.length === 0 ? new Map<string, readonly TodoOfMessage[]>() : await todosOf(work, session, rows)
  return rows.map((row) => rowOf(work, row, row.bp === null ? [] : todos.get(row.bizId)))
}

const rowOf = (work: Work, row: MessageRow, todos: readonly TodoOfMessage[] = []): Row =>
  shape(Shown.properties, opened(work, row), {
    categoryCode: row.categoryCode as Category,
    status: row.status === 'unread' ? 'unread' : 'read',
    todo: todoOf(row, todos),
  })
