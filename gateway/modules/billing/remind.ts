import { formatAmount } from '@domain/money'
import { formatMonth } from '@domain/date-format'
import type { Work } from '../../http/context'
import { inPresent } from '../../work/context'
import { findAccount, type AccountKey } from '../gas-account/service'
import { remind, wordsOf } from '../message/service'
import { accountArrears } from './arrears'
import { reminderOn, stageOf } from './rules/remind'

/**
 * AE-85: each unpaid bill of a customer that is near its due date or past it, on the days of its stages. After a pause the words are those
 * of the day on which it is sent, and a stage that has become overdue is sent as such.
 */
export async function remindOfBills(work: Work, key: AccountKey): Promise<void> {
  const account = await findAccount(work.db, key)
  if (!account) return
  const now = inPresent(work)
  const today = now.clock.today()
  for (const { billId, billMonth, dueDate, owed } of (await accountArrears(now, account)).bills) {
    const stage = stageOf(dueDate, work.clock.today())
    if (stage === null) continue
    const { code, days } = reminderOn(dueDate, today)
    const sums = { x: formatAmount(owed.totalDue), y: formatAmount(owed.lateFee) }
    await remind(now, {
      ...wordsOf(code, { ...sums, month: formatMonth(billMonth), date: dueDate, n: String(days) }),
      bp: key.bp,
      companyCode: key.companyCode,
      route: `/pages/my-bill/details/details?billId=${billId}`,
      bizType: 'BILL',
      bizId: billId,
      dedupeKey: `${code}|${billId}|${today}`,
      news: { of: 'BILL', isOverdue: code === 'BILL_OVERDUE', days: Math.abs(stage) },
    })
  }
}
