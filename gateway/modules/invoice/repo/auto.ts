import { sql, type Insertable } from 'kysely'
import type { Db } from '../../../db/connect'
import type { Row } from '../../../db/rows'
import type { InvoiceAutoRunTable, InvoiceAutoTable } from '../../../db/tables.gen'

export type AutoRule = Row<'invoiceAuto'>
export type AutoRun = Row<'invoiceAutoRun'>

/** Written out: as a parameter the word would not match the partial indexes. */
const isWaiting = sql<boolean>`status = 'WAIT'`

export const findRule = (db: Db, bp: string): Promise<AutoRule | undefined> =>
  db.selectFrom('invoiceAuto').selectAll().where('bp', '=', bp).executeTakeFirst()

export const lockRule = (db: Db, bp: string): Promise<AutoRule | undefined> =>
  db.selectFrom('invoiceAuto').selectAll().where('bp', '=', bp).forUpdate().executeTakeFirst()

/** The one rule of a customer number; `since` and `created_at` of an existing one are kept. */
export async function saveRule(db: Db, rule: Insertable<InvoiceAutoTable>): Promise<void> {
  const { userId, titleId, invoiceType, updatedAt } = rule
  await db
    .insertInto('invoiceAuto')
    .values(rule)
    .onConflict((conflict) => conflict.column('bp').doUpdateSet({ userId, titleId, invoiceType, updatedAt }))
    .execute()
}

export async function deleteRule(db: Db, bp: string): Promise<void> {
  await db.deleteFrom('invoiceAuto').where('bp', '=', bp).execute()
}

/** Customer numbers with a rule, in their order. */
export const rulesAfter = (db: Db, after: string, limit: number) =>
  db.selectFrom('invoiceAuto').select('bp').where('bp', '>', after).orderBy('bp').limit(limit).execute()

const runs = (db: Db, bp: string) => db.selectFrom('invoiceAutoRun').selectAll().where('bp', '=', bp)

export const lastRuns = (db: Db, bp: string, limit: number): Promise<AutoRun[]> =>
  runs(db, bp).orderBy('createdAt', 'desc').orderBy('runId', 'desc').limit(limit).execute()

export const lockRun = (db: Db, bp: string, runId: string): Promise<AutoRun | undefined> =>
  runs(db, bp).where('runId', '=', runId).forUpdate().executeTakeFirst()

export const lockWaitingRun = (db: Db, bp: string): Promise<AutoRun | undefined> =>
  runs(db, bp).where(isWaiting).forUpdate().executeTakeFirst()

/** Of these items, those that were in a run already: announced once, never again. */
export async function announcedItems(db: Db, bp: string, itemIds: readonly string[]): Promise<Set<string>> {
  const found = await runs(db, bp)
    .where(sql<boolean>`item_ids && ${[...itemIds]}::text[]`)
    .execute()
  return new Set(found.flatMap((run) => run.itemIds))
}

export async function insertRun(db: Db, run: Insertable<InvoiceAutoRunTable>): Promise<void> {
  await db.insertInto('invoiceAutoRun').values(run).execute()
}

export async function putOffRun(db: Db, { bp, runId }: AutoRun, dueAt: string): Promise<void> {
  await db.updateTable('invoiceAutoRun').set({ dueAt }).where('bp', '=', bp).where('runId', '=', runId).execute()
}

export const dueRuns = (db: Db, now: string, after: string, limit: number) =>
  db
    .selectFrom('invoiceAutoRun')
    .select(['bp', 'runId'])
    .where(isWaiting)
    .where('dueAt', '<=', now)
    .where('runId', '>', after)
    .orderBy('runId')
    .limit(limit)
    .execute()

export async function nextRunDue(db: Db, now: string): Promise<string | null> {
  const row = await db
    .selectFrom('invoiceAutoRun')
    .select(({ fn }) => fn.min('dueAt').as('at'))
    .where(isWaiting)
    .where('dueAt', '>', now)
    .executeTakeFirst()
  return row?.at ?? null
}
