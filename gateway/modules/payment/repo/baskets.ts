import type { Insertable } from 'kysely'
import type { Db } from '../../../db/connect'
import { pick, type Picked } from '../../../db/rows'
import type { BasketOrderTable, BasketTradeTable } from '../../../db/tables.gen'

const orderFields = pick('basketOrder', ['companyCode', 'basketId', 'seq', 'userId', 'bp', 'orderId', 'createdAt'])
export type BasketOrder = Picked<'basketOrder', typeof orderFields>

const tradeFields = pick('basketTrade', [
  'companyCode',
  'tradeId',
  'basketId',
  'userId',
  'channel',
  'outTradeNo',
  'amount',
  'prepayParams',
  'prepayExpireAt',
  'createdAt',
])
export type BasketTrade = Picked<'basketTrade', typeof tradeFields>

export const insertBasket = async (db: Db, rows: Insertable<BasketOrderTable>[]): Promise<void> => {
  await db.insertInto('basketOrder').values(rows).execute()
}

/** The orders of a basket, by company and customer number: the order of the locks. */
export const ordersOfBasket = (db: Db, basketId: string): Promise<BasketOrder[]> =>
  db
    .selectFrom('basketOrder')
    .select(orderFields)
    .where('basketId', '=', basketId)
    .orderBy('companyCode')
    .orderBy('bp')
    .orderBy('seq')
    .execute()

export const basketOfOrder = (db: Db, companyCode: string, orderId: string) =>
  db
    .selectFrom('basketOrder')
    .select('basketId')
    .where('companyCode', '=', companyCode)
    .where('orderId', '=', orderId)
    .executeTakeFirst()

export const insertTrade = async (db: Db, row: Insertable<BasketTradeTable>): Promise<void> => {
  await db.insertInto('basketTrade').values(row).execute()
}

export const findTrade = (db: Db, outTradeNo: string) =>
  db.selectFrom('basketTrade').select(tradeFields).where('outTradeNo', '=', outTradeNo).executeTakeFirst()

export async function saveTradeParams(
  db: Db,
  { companyCode, tradeId }: Pick<BasketTrade, 'companyCode' | 'tradeId'>,
  set: Pick<Insertable<BasketTradeTable>, 'prepayParams' | 'prepayExpireAt'>,
): Promise<void> {
  await db
    .updateTable('basketTrade')
    .set({ prepayParams: set.prepayParams ?? null, prepayExpireAt: set.prepayExpireAt ?? null })
    .where('companyCode', '=', companyCode)
    .where('tradeId', '=', tradeId)
    .execute()
}
