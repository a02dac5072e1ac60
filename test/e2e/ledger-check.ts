/*
 * What is left behind, seen past the product: the money rules of a data folder whose gateway has ended, and its settings.
 */
import { createRequire } from 'node:module'
import type { Db } from '../../gateway/db/connect'

// Flows are ES modules, the gateway's sources are not: their names are only seen this way.
const load = createRequire(import.meta.url)
const { openLite } = load('../../gateway/db/connect') as typeof import('../../gateway/db/connect')
const { brokenInvariants } = load('../gateway/money-invariants') as typeof import('../gateway/money-invariants')

/** Changes business settings of all companies. The gateway of the folder must not be running. */
export async function writeSettings(dataDir: string, values: Record<string, string>): Promise<void> {
  const database = await openLite(dataDir)
  try {
    for (const [key, value] of Object.entries(values))
      await database.db
        .insertInto('setting')
        .values({ companyCode: '*', key, value })
        .onConflict((at) => at.columns(['companyCode', 'key']).doUpdateSet({ value }))
        .execute()
  } finally {
    await database.close()
  }
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

/** What the database says of the whole and of these orders. The gateway of the folder must not be running; `now`: its clock (ISO). */
export async function tracesOf(dataDir: string, orderIds: readonly string[], now: string): Promise<Traces> {
  const database = await openLite(dataDir)
  try {
    const { db } = database
    const orders: OrderTrace[] = []
    for (const orderId of orderIds) orders.push(await traceOf(db, orderId))
    return { broken: await brokenInvariants(db, now), orders }
  } finally {
    await database.close()
  }
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
