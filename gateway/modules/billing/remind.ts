import { formatAmount } from '@domain/money'
import { formatMonth } from '@domain/date-format'
import type { Work } from '../../http/context'
import { findAccount, type AccountKey } from '../gas-account/service'
import { remind, wordsOf } from '../message/service'
import { accountArrears } from './arrears'
import { stageOf } from './rules/remind'

/** AE-85: each unpaid bill of a customer that is near its due date or past it, on the days of its stages. */
export async function remindOfBills(work: Work, key: AccountKey): Promise<void> {
  const account = await findAccount(work.db, key)
  if (!account) return
  const today = work.clock.today()
  for (const { billId, billMonth, dueDate, owed } of (await accountArrears(work, account)).bills) {
    const stage = stageOf(dueDate, today)
    if (!stage) continue
    const sums = { x: formatAmount(owed.totalDue), y: formatAmount(owed.lateFee) }
    await remind(work, {
      ...wordsOf(stage.code, { ...sums, month: formatMonth(billMonth), date: dueDate, n: String(stage.days) }),
      bp: key.bp,
      companyCode: key.companyCode,
      route: `/pages/my-bill/details/details?billId=${billId}`,
      bizType: 'BILL',
      bizId: billId,
      dedupeKey: `${stage.code}|${billId}|${today}`,
      news: { of: 'BILL', isOverdue: stage.code === 'BILL_OVERDUE', days: stage.days },
    })
  }
}
