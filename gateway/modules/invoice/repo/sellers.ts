import { sql, type Insertable } from 'kysely'
import type { Db } from '../../../db/connect'
import type { SellerProfileTable, TaxItemTable } from '../../../db/tables.gen'
import type { Seller, TaxItem } from '../types'

export const sellerOf = (db: Db, companyCode: string): Promise<Seller | undefined> =>
  db.selectFrom('sellerProfile').selectAll().where('companyCode', '=', companyCode).executeTakeFirst()

/** Goods of a company with their rates, the newest first: the first that was valid on the day counts. */
export const taxItemsOf = (db: Db, companyCode: string): Promise<TaxItem[]> =>
  db.selectFrom('taxItem').selectAll().where('companyCode', '=', companyCode).orderBy('validFrom', 'desc').execute()

export async function keepSeller(
  db: Db,
  seller: Insertable<SellerProfileTable>,
  goods: Insertable<TaxItemTable>[],
): Promise<void> {
  await db
    .insertInto('sellerProfile')
    .values(seller)
    .onConflict((conflict) => conflict.column('companyCode').doNothing())
    .execute()
  await db
    .insertInto('taxItem')
    .values(goods)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Net amount that counts against the seller's quota of a month, under its row lock (IV-13). */
export async function lockQuota(db: Db, companyCode: string, month: string): Promise<string> {
  await db
    .insertInto('quotaUsage')
    .values({ companyCode, month })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const row = await db
    .selectFrom('quotaUsage')
    .select('usedNet')
    .where('companyCode', '=', companyCode)
    .where('month', '=', month)
    .forUpdate()
    .executeTakeFirstOrThrow()
  return row.usedNet
}

export async function addQuota(db: Db, companyCode: string, month: string, net: string): Promise<void> {
  await db
    .insertInto('quotaUsage')
    .values({ companyCode, month, usedNet: net })
    .onConflict((conflict) =>
      conflict
        .columns(['companyCode', 'month'])
        .doUpdateSet({ usedNet: sql<string>`quota_usage.used_net + ${net}::numeric` }),
    )
    .execute()
}
