import type { Db } from '../db/connect'

/** A setting for all companies. */
export async function saveSetting(db: Db, key: string, value: string): Promise<void> {
  await db
    .insertInto('setting')
    .values({ companyCode: '*', key, value })
    .onConflict((conflict) => conflict.columns(['companyCode', 'key']).doUpdateSet({ value }))
    .execute()
}
