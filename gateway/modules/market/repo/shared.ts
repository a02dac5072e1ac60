import { sql, type SqlBool } from 'kysely'
import type { Db } from '../../../db/connect'
import type { Row } from '../../../db/rows'

const ofCompany = (companyCode: string) =>
  sql<SqlBool>`(cardinality(company_codes) = 0 or ${companyCode} = any(company_codes))`

/** A product that customers of this company can buy; null for any other. */
export const productForSale = async (
  db: Db,
  companyCode: string,
  productId: string,
): Promise<Row<'marketProduct'> | null> =>
  (await db
    .selectFrom('marketProduct')
    .selectAll()
    .where('productId', '=', productId)
    .where('status', '=', 'onSale')
    .where(ofCompany(companyCode))
    .executeTakeFirst()) ?? null

/** A published activity of this company that is not over; null for any other. */
export const activityForSale = async (
  db: Db,
  companyCode: string,
  activityId: string,
  now: string,
): Promise<Row<'marketActivity'> | null> =>
  (await db
    .selectFrom('marketActivity')
    .selectAll()
    .where('activityId', '=', activityId)
    .where('published', '=', true)
    .where('endAt', '>', now)
    .where(ofCompany(companyCode))
    .executeTakeFirst()) ?? null
