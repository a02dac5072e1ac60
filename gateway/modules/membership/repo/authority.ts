import type { Db } from '../../../db/connect'
import { countOf } from '../../../db/count'
import type { Selectable } from 'kysely'
import type { AuthorityLogTable } from '../../../db/tables.gen'

export type AuthorityLogRow = Selectable<AuthorityLogTable>
interface Key {
  bp: string
  bindingId: string
}

export const modelsOf = async (db: Db, { bp, bindingId }: Key): Promise<string[]> =>
  (
    await db
      .selectFrom('bindingAuthority')
      .select('modelCode')
      .where('bp', '=', bp)
      .where('bindingId', '=', bindingId)
      .execute()
  ).map((row) => row.modelCode)

/** Granted models by binding. */
export async function modelsOfBindings(db: Db, bp: string): Promise<Map<string, string[]>> {
  const rows = await db.selectFrom('bindingAuthority').select(['bindingId', 'modelCode']).where('bp', '=', bp).execute()
  const byBinding = new Map<string, string[]>()
  for (const row of rows) byBinding.set(row.bindingId, [...(byBinding.get(row.bindingId) ?? []), row.modelCode])
  return byBinding
}

/** Those of some bindings that have a model. */
export async function bindingsWith(db: Db, keys: readonly Key[], model: string): Promise<ReadonlySet<string>> {
  if (keys.length === 0) return new Set()
  const rows = await db
    .selectFrom('bindingAuthority')
    .select('bindingId')
    .where('bp', 'in', [...new Set(keys.map(({ bp }) => bp))])
    .where(
      'bindingId',
      'in',
      keys.map(({ bindingId }) => bindingId),
    )
    .where('modelCode', '=', model)
    .execute()
  return new Set(rows.map(({ bindingId }) => bindingId))
}

/** How many models each binding of a customer number has. */
export async function modelsByBinding(db: Db, bp: string): Promise<Map<string, string[]>> {
  const rows = await db.selectFrom('bindingAuthority').select(['bindingId', 'modelCode']).where('bp', '=', bp).execute()
  const found = new Map<string, string[]>()
  for (const { bindingId, modelCode } of rows) found.set(bindingId, [...(found.get(bindingId) ?? []), modelCode])
  return found
}

/** Puts these models in the place of the former ones. */
export async function setModels(
  db: Db,
  { bp, bindingId }: Key,
  codes: readonly string[],
  by: string,
  at: string,
): Promise<void> {
  await db.deleteFrom('bindingAuthority').where('bp', '=', bp).where('bindingId', '=', bindingId).execute()
  if (codes.length === 0) return
  await db
    .insertInto('bindingAuthority')
    .values(codes.map((modelCode) => ({ bp, bindingId, modelCode, grantedBy: by, grantedAt: at })))
    .execute()
}

export const insertLog = async (
  db: Db,
  row: Key & {
    logId: string
    modelsBefore: readonly string[]
    modelsAfter: readonly string[]
    changedBy: string
    changedAt: string
  },
): Promise<void> => {
  await db
    .insertInto('authorityLog')
    .values({ ...row, modelsBefore: [...row.modelsBefore], modelsAfter: [...row.modelsAfter] })
    .execute()
}

/** Changes of one binding's models, newest first. */
export async function logPage(
  db: Db,
  { bp, bindingId }: Key,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ rows: AuthorityLogRow[]; total: number }> {
  const query = db.selectFrom('authorityLog').where('bp', '=', bp).where('bindingId', '=', bindingId)
  const rows = await query
    .selectAll()
    .orderBy('changedAt', 'desc')
    .orderBy('logId', 'desc')
    .limit(limit)
    .offset(offset)
    .execute()
  return { rows, total: await countOf(query) }
}
