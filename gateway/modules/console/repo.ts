import type { Db } from '../../db/connect'

export interface StoredConfig {
  apps: string[]
  versionNum: number
}

export const storedConfig = (db: Db, bp: string, userId: string): Promise<StoredConfig | undefined> =>
  db
    .selectFrom('consoleConfig')
    .select(['apps', 'versionNum'])
    .where('bp', '=', bp)
    .where('userId', '=', userId)
    .executeTakeFirst()

/** The orders of a user at all of his customer numbers, and without one: for his own copy. */
export const configsOf = (
  db: Db,
  userId: string,
  bps: readonly string[],
): Promise<{ bp: string; apps: string[]; updatedAt: string }[]> =>
  db
    .selectFrom('consoleConfig')
    .select(['bp', 'apps', 'updatedAt'])
    .where('bp', 'in', [...bps])
    .where('userId', '=', userId)
    .orderBy('bp')
    .execute()

/** Stores the order if the version is still the one that was read (AC-04), or always when forced. False = somebody was faster. */
export async function saveConfig(
  db: Db,
  row: { bp: string; userId: string; apps: string[]; updatedAt: string },
  expected: number | 'any',
): Promise<boolean> {
  const result = await db
    .insertInto('consoleConfig')
    .values({ ...row, versionNum: 1 })
    .onConflict((c) =>
      c
        .columns(['bp', 'userId'])
        .doUpdateSet((eb) => ({
          apps: row.apps,
          updatedAt: row.updatedAt,
          versionNum: eb('consoleConfig.versionNum', '+', 1),
        }))
        .where((eb) => (expected === 'any' ? eb.lit(true) : eb('consoleConfig.versionNum', '=', expected))),
    )
    .executeTakeFirst()
  return Number(result.numInsertedOrUpdatedRows ?? 0) > 0
}

export const deleteConfig = async (db: Db, bp: string, userId: string): Promise<void> => {
  await db.deleteFrom('consoleConfig').where('bp', '=', bp).where('userId', '=', userId).execute()
}
