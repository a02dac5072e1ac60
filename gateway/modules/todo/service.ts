import { dateAt, dateOf, diffDays, toMillis } from '@domain/date'
import { ignorableTypes, type TodoType } from '@domain/todo-types'
import { newId } from '../../http/ids'
import type { BoundSession, Work } from '../../http/context'
import { ask, entriesOf } from '../../wiring'
import { closeWith, stillUsers } from '../message/service'
import {
  closeTodos,
  countsByType,
  forgetIgnored,
  namedUsers,
  openThings,
  toMaster,
  upsertTodo,
  type TodoKey,
  type TodoViewer,
} from './repo'
import { todoStakes, type Stake } from './stakes'

export { todoStakes, type Stake, type Stakes } from './stakes'
export { userNames } from './user-names'

export interface TodoDraft {
  bp: string
  companyCode: string
  /** ALL: all users with the model; MASTER; USER: `userId` alone. */
  audience?: 'ALL' | 'MASTER' | 'USER'
  userId?: string
  modelCode?: string
  type: TodoType
  /** The business object; one to-do per (bp, type, bizId). */
  bizId: string
  title: string
  summary?: string
  /** Yuan. */
  amount?: string
  dueAt?: string | null
  /** Full path with query. */
  route: string
  priority?: 1 | 2 | 3
}

/** Writes or refreshes a to-do in the caller's transaction (TD-01); a closed one opens again. */
export async function upsert(work: Work, draft: TodoDraft): Promise<void> {
  const now = work.clock.iso()
  if (draft.audience === 'USER' && draft.userId === undefined)
    throw new RangeError(`to-do ${draft.type} for a user without userId`)
  if (ignorableTypes.includes(draft.type)) await forgetIgnored(work.db, { ...draft, dueAt: draft.dueAt ?? null })
  const isMasters = draft.audience === 'MASTER' || (await isLeftBehind(work, draft))
  await upsertTodo(work.db, {
    bp: draft.bp,
    todoId: newId(work.clock.now()),
    companyCode: draft.companyCode,
    type: draft.type,
    bizId: draft.bizId,
    title: draft.title,
    summary: draft.summary ?? '',
    amount: draft.amount ?? null,
    dueAt: draft.dueAt ?? null,
    route: draft.route,
    priority: draft.priority ?? 2,
    modelCode: draft.modelCode ?? null,
    masterOnly: isMasters,
    assigneeUserId: draft.audience === 'USER' && !isMasters ? (draft.userId ?? null) : null,
    status: '0',
    createdAt: now,
    updatedAt: now,
  })
}

/** Whether it is named to a user that does not work for the customer number any more: then it is its master's, as messages are (SA-07). */
async function isLeftBehind(work: Work, { bp, audience, userId }: TodoDraft): Promise<boolean> {
  if (audience !== 'USER' || userId === undefined) return false
  return (await ask(work, stillUsers)(work, bp, [userId])).length === 0
}

/** A user leaves a customer number: what waits for that user there waits for its master (SA-07). */
export const handOver = (work: Work, of: { bp: string; userId: string }): Promise<void> =>
  toMaster(work.db, of, work.clock.iso())

/** Assignees of open to-dos of these customers. */
export const namedIn = (work: Pick<Work, 'db'>, bps: readonly string[]): Promise<{ bp: string; userId: string }[]> =>
  namedUsers(work.db, bps)

/** Things of a customer about which a to-do of this type is open. */
export const openAbout = (work: Pick<Work, 'db'>, bp: string, type: TodoType): Promise<string[]> =>
  openThings(work.db, bp, type)

/** The thing has been done: every open to-do of (type, bizId) closes, of one customer when `bp` is given. Returns how many. */
export const done = (work: Work, type: TodoType, bizId: string, bp: string | null = null): Promise<number> =>
  close(work, { bp, type, bizId }, '1')

/** The thing no longer matters (withdrawn, expired): as {@link done}, with status '3' 已失效. */
export const drop = (work: Work, type: TodoType, bizId: string, bp: string | null = null): Promise<number> =>
  close(work, { bp, type, bizId }, '3')

/** Its messages close with it. */
async function close(work: Work, key: TodoKey, status: '1' | '3'): Promise<number> {
  const bps = await closeTodos(work.db, key, status, { by: work.actor ?? null, at: work.clock.iso() })
  for (const bp of new Set(bps)) await closeWith(work, bp, key.bizId)
  return bps.length
}

/** Stakes of one customer's open to-dos as their owners know them now, by todoId. */
export async function stakesOf(
  work: Work,
  key: { bp: string; companyCode: string },
  rows: readonly { todoId: string; type: string; bizId: string }[],
): Promise<ReadonlyMap<string, Stake>> {
  const found = new Map<string, Stake>()
  for (const [type, ask] of entriesOf(work, todoStakes)) {
    const asked = rows.filter((row) => row.type === type)
    if (asked.length === 0) continue
    const stakes = await ask(
      work,
      key,
      asked.map(({ bizId }) => bizId),
    )
    for (const { todoId, bizId } of asked) {
      const stake = stakes.get(bizId)
      if (stake !== undefined) found.set(todoId, stake)
    }
  }
  return found
}

/** Open to-dos of the session's user by type, for badges (AC-06). */
export const openCounts = (work: Work, session: BoundSession): Promise<Record<string, number>> =>
  countsByType(work.db, viewerOf(session), '0')

/** What TD-02 asks about a session. */
export const viewerOf = (session: BoundSession): TodoViewer => ({
  bp: session.bp,
  userId: session.userId,
  isMaster: session.isMaster,
  models: session.models,
})

/** Calendar days past the due day, as bills count theirs; 0 while it has not passed. A time just missed counts as the first day (已逾期1天). */
export function overdueDays(dueAt: string | null, nowMs: number): number {
  if (dueAt === null) return 0
  if (nowMs <= toMillis(dueAt)) return 0
  return Math.max(1, diffDays(dateOf(dueAt), dateAt(nowMs)))
}
