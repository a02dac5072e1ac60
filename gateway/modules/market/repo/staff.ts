import { sql, type SqlBool, type Updateable } from 'kysely'
import type { Db } from '../../../db/connect'
import type { NewRow } from '../../../db/rows'
import type { BannerTable, MarketProductTable } from '../../../db/tables.gen'
import type { BannerRow, ProductRow } from './products'

interface Page {
  offset: number
  limit: number
}

/** Of a company alone, with others, or of all. */
const ofCompany = (companyCode: string) =>
  sql<SqlBool>`(cardinality(company_codes) = 0 or ${companyCode} = any(company_codes))`

const count = sql<number>`count(*)::int`.as('total')

export async function bannerPage(
  db: Db,
  companyCode: string,
  position: BannerRow['position'] | undefined,
  { offset, limit }: Page,
): Promise<{ rows: BannerRow[]; total: number }> {
  const of = () =>
    db
      .selectFrom('banner')
      .where(ofCompany(companyCode))
      .$if(position !== undefined, (q) => q.where('position', '=', position ?? ''))
  const rows = await of()
    .selectAll()
    .orderBy('position')
    .orderBy('sort')
    .orderBy('bannerId')
    .offset(offset)
    .limit(limit)
    .execute()
  const { total } = await of().select(count).executeTakeFirstOrThrow()
  return { rows, total }
}

export const lockBanner = (db: Db, companyCode: string, bannerId: string): Promise<BannerRow | undefined> =>
  db
    .selectFrom('banner')
    .selectAll()
    .where('bannerId', '=', bannerId)
    .where(ofCompany(companyCode))
    .forUpdate()
    .executeTakeFirst()

export const insertBanner = (db: Db, row: NewRow<'banner'>): Promise<BannerRow> =>
  db.insertInto('banner').values(row).returningAll().executeTakeFirstOrThrow()

export const changeBanner = (db: Db, bannerId: string, set: Updateable<BannerTable>): Promise<BannerRow> =>
  db.updateTable('banner').set(set).where('bannerId', '=', bannerId).returningAll().executeTakeFirstOrThrow()

export async function productPage(
  db: Db,
  companyCode: string,
  status: ProductRow['status'] | undefined,
  { offset, limit }: Page,
): Promise<{ rows: ProductRow[]; total: number }> {
  const of = () =>
    db
      .selectFrom('marketProduct')
      .where(ofCompany(companyCode))
      .$if(status !== undefined, (q) => q.where('status', '=', status ?? 'draft'))
  const rows = await of()
    .selectAll()
    .orderBy('updatedAt', 'desc')
    .orderBy('productId', 'desc')
    .offset(offset)
    .limit(limit)
    .execute()
  const { total } = await of().select(count).executeTakeFirstOrThrow()
  return { rows, total }
}

/** A product of the company; `lock` holds it until the end of the transaction. */
export const productForStaff = (
  db: Db,
  companyCode: string,
  productId: string,
  { lock = false } = {},
): Promise<ProductRow | undefined> =>
  db
    .selectFrom('marketProduct')
    .selectAll()
    .where('productId', '=', productId)
    .where(ofCompany(companyCode))
    .$if(lock, (q) => q.forUpdate())
    .executeTakeFirst()

/** Those of these products that the company has or shares. */
export const productsOfCompany = async (
  db: Db,
  companyCode: string,
  productIds: readonly string[],
): Promise<string[]> => {
  const rows = await db
    .selectFrom('marketProduct')
    .select('productId')
    .where('productId', 'in', [...productIds])
    .where(ofCompany(companyCode))
    .execute()
  return rows.map(({ productId }) => productId)
}

export const insertProduct = (db: Db, row: NewRow<'marketProduct'>): Promise<ProductRow> =>
  db.insertInto('marketProduct').values(row).returningAll().executeTakeFirstOrThrow()

export const changeProduct = (db: Db, productId: string, set: Updateable<MarketProductTable>): Promise<ProductRow> =>
  db.updateTable('marketProduct').set(set).where('productId', '=', productId).returningAll().executeTakeFirstOrThrow()

/** The kinds of a product in their order; enquiries keep their numbers, so one that is left out is switched off, not removed. */
export async function replaceSkus(
  db: Db,
  productId: string,
  rows: readonly Omit<NewRow<'productSku'>, 'productId' | 'status'>[],
): Promise<void> {
  await db.updateTable('productSku').set({ status: 'off' }).where('productId', '=', productId).execute()
  for (const row of rows) {
    const { skuId: _id, name: _name, ...fields } = row
    await db
      .insertInto('productSku')
      .values({ ...row, productId, status: 'on' })
      .onConflict((c) => c.columns(['productId', 'name']).doUpdateSet({ ...fields, status: 'on' }))
      .execute()
  }
}
