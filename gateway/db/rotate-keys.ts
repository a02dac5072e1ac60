import { sql, type Kysely } from 'kysely'
import { SettingError } from '../config-world'
import { keyIds, newestMark, openText, sealText, type KeyHolder } from '../secret'
import type { Sealed } from './column-types'
import type { Database } from './connect'
import { BATCH, changeAt, primaryKeyOf, readBatch, writeBatch, type Values } from './row-batches'
import { holdsOlder, sealedPlaces, type SealedPlace } from './sealed-places'
import { withoutLimits } from './server-pool'

/**
 * Seals again under DATA_KEY what stands under a key of OLDER_DATA_KEYS, beside running gateways that know both: batch by batch, each a
 * transaction of its own, without rows that another transaction holds. What is done needs nothing more, so a run that was ended goes on where it
 * was. Returns how many rows are left under older keys: 0, or what gateways that still seal under one have written meanwhile.
 */
export async function rotateKeys(
  { db }: Pick<Database, 'db'>,
  keys: KeyHolder,
  say: (text: string) => void,
): Promise<number> {
  if (!keys.config.olderDataKeys?.length)
    throw new SettingError('OLDER_DATA_KEYS is empty: there is no key to turn away from.')
  return (db as unknown as Kysely<unknown>).connection().execute(async (connection) => {
    await sql.raw(withoutLimits).execute(connection)
    const left = new Map<string, number>()
    for (const [table, places] of await sealedPlaces(connection)) {
      const done = await rotateTable(connection, table, places, keys)
      if (done > 0) say(`${table}: ${done} rows sealed again`)
      const rest = await countOlder(connection, table, places, keys)
      if (rest > 0) left.set(table, rest)
    }
    if (left.size === 0) await forgetKeys(connection, keys)
    const total = [...left.values()].reduce((sum, rows) => sum + rows, 0)
    const where = [...left].map(([table, rows]) => `${table} ${rows}`).join(', ')
    say(`${total} rows are left under older keys${total === 0 ? '' : ` (${where}): run it again`}`)
    return total
  })
}

async function rotateTable(
  connection: Kysely<unknown>,
  table: string,
  places: readonly SealedPlace[],
  keys: KeyHolder,
): Promise<number> {
  const key = await primaryKeyOf(connection, table)
  const columns = [...new Set(places.map(({ column }) => column))]
  const filter = holdsOlder(places, newestMark(keys))
  const again = (text: string) => sealText(keys, openText(keys, text as unknown as Sealed))
  let done = 0
  for (let last: Values | null = null; ;) {
    const rows: Values[] = await connection.transaction().execute(async (tx) => {
      const batch = await readBatch(tx, table, key, columns, last, { filter, isLocked: true })
      for (const row of batch) for (const { column, path } of places) changeAt(row, column, path, again)
      if (batch.length > 0) await writeBatch(tx, table, key, columns, batch)
      return batch
    })
    done += rows.length
    if (rows.length < BATCH) return done
    last = rows.at(-1) ?? null
  }
}

async function countOlder(
  connection: Kysely<unknown>,
  table: string,
  places: readonly SealedPlace[],
  keys: KeyHolder,
): Promise<number> {
  const { rows } = await sql<{ n: string }>`
    select count(*)::text as n from ${sql.table(table)} t where ${holdsOlder(places, newestMark(keys))}`.execute(
    connection,
  )
  return Number(rows[0]?.n ?? 0)
}

/** Keys between the newest and the one of the indexes seal nothing any more: gateways start without them. */
async function forgetKeys(connection: Kysely<unknown>, keys: KeyHolder): Promise<void> {
  const [newest] = keyIds(keys)
  await sql`delete from data_key where key_id <> ${newest} and not is_index`.execute(connection)
}
