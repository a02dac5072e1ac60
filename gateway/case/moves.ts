import { findCase, insertCase, type CaseRow } from '../db/case-rows'
import type { Work } from '../http/context'
import { newId } from '../http/ids'
import { dropTask, openTask } from '../modules/desk/service'
import { use } from '../modules/file/service'
import { notify } from '../modules/notice/service'
import { done, drop } from '../modules/todo/service'
import { logCreated, moveRow } from '../states'
import { idOf, stateOf, type AnyKind } from './any-kind'
import type { CaseNotice } from './spec'

/** Mover of a deadline: no user. */
const SYSTEM = 'SYSTEM'

/** A new case: its row, its files, its first state in the log, its task at the desk. */
export async function fileCase(
  work: Work,
  kind: AnyKind,
  by: { bp: string; companyCode: string; userId: string },
  values: object,
  kept: readonly string[] = [],
): Promise<CaseRow> {
  const { bp, companyCode, userId } = by
  const at = work.clock.iso()
  const row = await insertCase(work.db, kind, {
    ...values,
    bp,
    companyCode,
    [kind.id]: newId(work.clock.now()),
    [kind.column]: kind.filed,
    createdAt: at,
    updatedAt: at,
  })
  await claimFiles(work, kind, row, userId, kept)
  await logCreated(work, kind.machine, row, userId)
  await openDeskTask(work, kind, row)
  return row
}

export interface CaseMove {
  /** Other columns that change with the state. */
  set?: object
  /** User id, or SYSTEM. */
  by: string
  reason?: string
}

/**
 * Moves a case from the state in which it was read, with what follows: log, files, desk, to-dos, message. Refuses 2904 when its machine
 * has no such move, or when another move came first.
 */
export async function moveCase(
  work: Work,
  kind: AnyKind,
  seen: CaseRow,
  event: string,
  { set = {}, by, reason = '' }: CaseMove,
): Promise<CaseRow> {
  await moveRow(work, kind.machine, seen, event, { set, by, reason })
  const row = await findCase(work.db, kind, { bp: seen.bp, id: idOf(kind, seen) })
  if (!row) throw new Error(`${kind.table} ${idOf(kind, seen)} was moved and is not there`)
  if (by !== SYSTEM) await claimFiles(work, kind, row, by, filesOf(kind, seen))
  for (const type of kind.todos ?? []) await (by === SYSTEM ? drop : done)(work, type, idOf(kind, row), row.bp)
  if (kind.desk?.in === stateOf(kind, seen)) await dropTask(work, taskOf(kind, kind.desk, row))
  await openDeskTask(work, kind, row)
  const notice = kind.notify?.[event]?.(row, { today: work.clock.today(), reason })
  if (notice) await notifyCase(work, kind, row, notice, `${event}|${work.clock.iso()}`)
  await kind.then?.[event]?.(work, row, by)
  return row
}

/** Sends a notice about a case; a message goes out once per occasion. */
export async function notifyCase(
  work: Work,
  kind: AnyKind,
  row: CaseRow,
  { message, todo, audience, userId }: CaseNotice,
  occasion: string,
): Promise<void> {
  const bizId = idOf(kind, row)
  const to = { bp: row.bp, companyCode: row.companyCode, route: kind.route(row), bizId }
  const dedupeKey = message === undefined ? '' : `${message.templateCode}|${bizId}|${occasion}`
  await notify(
    work,
    { ...to, ...(audience && { audience }), ...(userId !== undefined && { userId }) },
    { ...(message && { message: { ...message, dedupeKey } }), ...(todo && { todo }) },
  )
}

/** The desk knows a case by both parts of its key. */
const taskOf = (kind: AnyKind, { type }: { type: string }, row: CaseRow) => ({
  companyCode: row.companyCode,
  bizType: type,
  bizNo: `${row.bp}|${idOf(kind, row)}`,
})

async function openDeskTask(work: Work, kind: AnyKind, row: CaseRow): Promise<void> {
  if (kind.desk?.in !== stateOf(kind, row)) return
  await openTask(work, { ...taskOf(kind, kind.desk, row), bp: row.bp, rule: 'manual', dueAt: null })
}

const filesOf = (kind: AnyKind, row: CaseRow): readonly string[] => kind.files?.of(row) ?? []

/** Marks new files as part of the customer's cases of this kind (FL-05). Refuses 44852 for a file of another user. */
async function claimFiles(
  work: Work,
  kind: AnyKind,
  row: CaseRow,
  userId: string,
  before: readonly string[],
): Promise<void> {
  const fresh = filesOf(kind, row).filter((fileId) => !before.includes(fileId))
  if (kind.files) await use(work, userId, fresh, `${kind.files.ref}:${row.bp}`)
}
