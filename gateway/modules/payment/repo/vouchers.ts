import type { Insertable } from 'kysely'
import { countOf } from '../../../db/count'
import type { Db } from '../../../db/connect'
import type { Row } from '../../../db/rows'
import type { VoucherTable } from '../../../db/tables.gen'
import type { AccountKey } from '../types'

export type Voucher = Row<'voucher'>

/** Keeps a voucher; an order that has one keeps that (I7). */
export async function insertVoucher(db: Db, row: Insertable<VoucherTable>): Promise<void> {
  await db
    .insertInto('voucher')
    .values(row)
    .onConflict((c) => c.columns(['bp', 'payOrderId']).doNothing())
    .execute()
}

export const voucherIdOf = async (db: Db, bp: string, orderId: string): Promise<string | null> => {
  const row = await db
    .selectFrom('voucher')
    .select('voucherId')
    .where('bp', '=', bp)
    .where('payOrderId', '=', orderId)
    .executeTakeFirst()
  return row?.voucherId ?? null
}

export const findVoucher = (db: Db, key: AccountKey, voucherId: string) =>
  db
    .selectFrom('voucher')
    .selectAll()
    .where('bp', '=', key.bp)
    .where('companyCode', '=', key.companyCode)
    .where('voucherId', '=', voucherId)
    .executeTakeFirst()

export const voucherById = (db: Db, voucherId: string) =>
  db.selectFrom('voucher').selectAll().where('voucherId', '=', voucherId).executeTakeFirst()

/** The voucher of an order that this user paid while working for `payerBp`. */
export const findPayersVoucher = (db: Db, voucherId: string, userId: string, payerBp: string) =>
  db
    .selectFrom('voucher as v')
    .innerJoin('payOrder as o', (join) => join.onRef('o.bp', '=', 'v.bp').onRef('o.orderId', '=', 'v.payOrderId'))
    .selectAll('v')
    .where('v.voucherId', '=', voucherId)
    .where('o.payerUserId', '=', userId)
    .where('o.payerBp', '=', payerBp)
    .executeTakeFirst()

export interface VoucherFilter {
  from: string
  to: string
  meterId?: string | undefined
}

const filtered = (db: Db, key: AccountKey, filter: VoucherFilter) => {
  const query = db
    .selectFrom('voucher')
    .where('bp', '=', key.bp)
    .where('companyCode', '=', key.companyCode)
    .where('paidAt', '>=', filter.from)
    .where('paidAt', '<', filter.to)
  return filter.meterId === undefined ? query : query.where('meterId', '=', filter.meterId)
}

export const pageOfVouchers = (db: Db, key: AccountKey, filter: VoucherFilter, limit: number, offset: number) =>
  filtered(db, key, filter)
    .selectAll()
    .orderBy('paidAt', 'desc')
    .orderBy('voucherId')
    .limit(limit)
    .offset(offset)
    .execute()

export async function countVouchers(db: Db, key: AccountKey, filter: VoucherFilter): Promise<number> {
  return countOf(filtered(db, key, filter))
}
