import type { Db } from '../../gateway/db/connect'

/** Changes a business setting, of all companies without `companyCode`. A running gateway sees it within seconds; TestGateway.setting() at once. */
export const writeSetting = (db: Db, key: string, value: string, companyCode = '*') =>
  db
    .insertInto('setting')
    .values({ companyCode, key, value })
    .onConflict((at) => at.columns(['companyCode', 'key']).doUpdateSet({ value }))
    .execute()
