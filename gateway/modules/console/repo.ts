import type { Insertable, Selectable } from 'kysely'
import type { Db } from '../../db/connect'
import type { AppSwitchTable } from '../../db/tables.gen'

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

/** The orders of a user at all the user's customer numbers, and without one: for the copy of personal data. */
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

/** Stores the order if the version is still the one that was read (AC-04), or always when forced. False = another save came first. */
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

export type SwitchRow = Selectable<AppSwitchTable>

/** What a gas company says of its apps; an app without a row is offered and not new. */
export const switchesOf = (db: Db, companyCode: string): Promise<SwitchRow[]> =>
  db.selectFrom('appSwitch').selectAll().where('companyCode', '=', companyCode).execute()

/** False when another one was faster. */
export async function storeSwitch(db: Db, row: Insertable<AppSwitchTable>, before: number): Promise<boolean> {
  const result = await db
    .insertInto('appSwitch')
    .values(row)
    .onConflict((c) => c.columns(['companyCode', 'appCode']).doUpdateSet(row).where('appSwitch.version', '=', before))
    .executeTakeFirst()
  return Number(result.numInsertedOrUpdatedRows ?? 0) > 0
}

/** When this user opened apps that were marked as new. */
export const openedBy = (db: Db, userId: string): Promise<{ appCode: string; openedAt: string }[]> =>
  db.selectFrom('appOpened').select(['appCode', 'openedAt']).where('userId', '=', userId).execute()

export const storeOpened = async (
  db: Db,
  row: { userId: string; appCode: string; openedAt: string },
): Promise<void> => {
  await db
    .insertInto('appOpened')
    .values(row)
    .onConflict((c) => c.columns(['userId', 'appCode']).doUpdateSet({ openedAt: row.openedAt }))
    .execute()
}
