import { DAY, addDays, dateOf, diffDays, toMillis, type DateText } from '@domain/date'
import type { ErrorCode } from '@domain/errors'
import { addMoney, compareMoney } from '@domain/money'
import type { TtOrderState } from '@domain/statuses/tt-order'
import { countWorkingDays, type WorkingCalendar } from '@domain/calendar'
import { EARLY_DAYS } from './transfer-match'
import { readAmount, type Checked } from './limits'

/** Days that a bank may take for the day of the slip to count (AE-78). */
const BANK_DAYS = 2
/** Working days for which a proof waits for its money (A 3.7). */
export const VERIFY_DAYS = 5
/** What is sent for bills may be so much more than they cost (A 6.25). */
const MOST_OVER = '1.00'
const MOST_PICTURES = 5
const PROOF_BYTES = 10 * 1024 * 1024

/** AE-74: the amount of a transfer; A2317 for none, A2501 beyond the limits. */
export function checkTransfer(text: string, limits: { min: string; max: string }): Checked {
  const read = readAmount(text)
  if (!read.ok) return read
  const isWithin = compareMoney(read.amount, limits.min) >= 0 && compareMoney(read.amount, limits.max) <= 0
  return isWithin ? read : { ok: false, code: 'A2501' }
}

/** Whether an amount is right for bills that cost `due` today: not below it, and at most a yuan above (A 6.25). */
export const fitsBills = (amount: string, due: string): boolean =>
  compareMoney(amount, due) >= 0 && compareMoney(amount, addMoney(due, MOST_OVER)) <= 0

/** AE-78: the day to which late fees count. The slip's day, when the bank was quick and the proof was there in time; else the bank's. */
export function valueDate(money: { tradeAt: string; remitDate: DateText | null; proofAt: string | null }): DateText {
  const arrived = dateOf(money.tradeAt)
  const { remitDate, proofAt } = money
  if (remitDate === null || proofAt === null || remitDate > arrived) return arrived
  const isQuick = diffDays(remitDate, arrived) <= BANK_DAYS
  return isQuick && toMillis(proofAt) < toMillis(money.tradeAt) + DAY ? remitDate : arrived
}

/** Day of a slip (AE-76): not in the future, at most three days older than the order. */
export const isRemitDay = (day: DateText, createdAt: string, today: DateText): boolean =>
  day <= today && day >= addDays(dateOf(createdAt), -EARLY_DAYS)

/** AE-76: one to five pictures (jpg, png) or one pdf, 10 MB each. */
export function isProof(files: readonly { mime: string; size: number }[]): boolean {
  if (files.length === 0 || files.some(({ size }) => size > PROOF_BYTES)) return false
  if (files.some(({ mime }) => mime === 'application/pdf')) return files.length === 1
  return files.length <= MOST_PICTURES && files.every(({ mime }) => mime === 'image/jpeg' || mime === 'image/png')
}

/**
 * The effect of the nightly run on a transfer (A 3.7): one that was not sent is over, a proof without money in time is
 * rejected.
 */
export function nightOf(
  order: { state: TtOrderState; expireAt: string; proofAt: string | null },
  now: number,
  today: DateText,
  isWorkday: WorkingCalendar,
): 'EXPIRE' | 'REJECT' | null {
  if (order.state === 'WAIT_REMIT' || order.state === 'REJECTED')
    return toMillis(order.expireAt) <= now ? 'EXPIRE' : null
  if (order.state !== 'WAIT_VERIFY' || order.proofAt === null) return null
  return countWorkingDays(dateOf(order.proofAt), today, isWorkday) > VERIFY_DAYS ? 'REJECT' : null
}

/** Why a transfer cannot be cancelled (AE-79); null: it can. */
export const cancelRefusal = (state: TtOrderState): ErrorCode | null => {
  if (state === 'WAIT_REMIT' || state === 'REJECTED') return null
  return state === 'WAIT_VERIFY' ? 'A2503' : '2904'
}
