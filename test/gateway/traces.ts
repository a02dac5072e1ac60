/*
 * What is left behind, seen past the product: the money rules of a whole database, and the traces of single orders.
 */
import type { Db } from '../../gateway/db/connect'
import { writeSetting } from '../setup/settings'
import { brokenInvariants } from '../invariants/money'

/** Changes business settings of all companies. */
export async function writeSettings(db: Db, values: Record<string, string>): Promise<void> {
  for (const [key, value] of Object.entries(values)) await writeSetting(db, key, value)
}

export interface OrderTrace {
  state: string
  paidAmount: string
  /** Payments that took money. */
  payments: number
  vouchers: number
  /** Ledger entries that name the order. */
  entries: number
}

export interface Traces {
  /** Rules of money that do not hold; empty when all is well. */
  broken: string[]
  orders: OrderTrace[]
}

/** What the database says of the whole and of these orders, at this time (ISO). No gateway may be at work on it. */
export async function tracesOf(db: Db, orderIds: readonly string[], now: string): Promise<Traces> {
  const orders: OrderTrace[] = []
  for (const orderId of orderIds) orders.push(await traceOf(db, orderId))
  return { broken: await brokenInvariants(db, now), orders }
}

async function traceOf(db: Db, orderId: string): Promise<OrderTrace> {
  const { state, paidAmount } = await db
    .selectFrom('payOrder')
    .select(['state', 'paidAmount'])
    .where('orderId', '=', orderId)
    .executeTakeFirstOrThrow()
  const payments = await db
    .selectFrom('payment')
    .select('paymentId')
    .where('orderId', '=', orderId)
    .where('received', 'is not', null)
    .execute()
  const vouchers = await db.selectFrom('voucher').select('voucherId').where('payOrderId', '=', orderId).execute()
  const entries = await db.selectFrom('ledgerEntry').select('entryId').where('refId', '=', orderId).execute()
  return { state, paidAmount, payments: payments.length, vouchers: vouchers.length, entries: entries.length }
}
