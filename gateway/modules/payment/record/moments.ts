import type { Db } from '../../../db/connect'
import { stateLogOf } from '../../../db/state-log'
import type { Payment } from '../types'

/** States in which an order's money has been booked. */
const BOOKED = new Set(['SUCCESS', 'SUCCESS_TO_BALANCE', 'CLOSED_PART'])

/** Y-01: when the money of an order was booked, ISO; null before. Every page takes this moment, not the one of the payment. */
export async function creditedAtOf(db: Db, bp: string, orderId: string): Promise<string | null> {
  const log = await stateLogOf(db, bp, 'pay_order', orderId)
  return log.find(({ toState }) => BOOKED.has(toState))?.at ?? null
}

/** When channels last took money for an order, ISO; null where none did. Its slices may have been paid in any order. */
export const lastArrival = (payments: readonly Pick<Payment, 'successAt'>[]): string | null =>
  payments
    .flatMap(({ successAt }) => successAt ?? [])
    .sort()
    .at(-1) ?? null
