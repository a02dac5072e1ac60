import { addMoney, isPositiveMoney, sumMoney } from '@domain/money'
import type { Work } from '../../http/context'
import { offsetBills } from '../billing/service'
import { post } from '../gas-account/service'
import { changeApply, type Apply } from './repo/applies'
import { daysOf, settleDays } from './repo/days'

/** Key of the nth credit of a participation, from 0 (S-08); the later ones are of days with late data. */
const rewardKey = (applyNo: string, payments: number): string =>
  payments === 0 ? `SUB:${applyNo}` : `SUB:${applyNo}:${payments}`

/**
 * S-08: credits what the judged days of a locked participation came to and has not been credited yet. The days are settled in the same
 * transaction: a repeat finds none. Answers the amount, '0.00' where nothing is due.
 */
export async function payReward(work: Work, row: Apply): Promise<string> {
  const due = (await daysOf(work.db, row)).filter(({ settled, status }) => !settled && status !== 'WAITING')
  if (due.length === 0) return '0.00'
  const amount = sumMoney(due.map(({ reward }) => reward ?? '0.00'))
  await settleDays(
    work.db,
    row,
    due.map(({ gasDay }) => gasDay),
  )
  if (!isPositiveMoney(amount)) return amount
  await post(work, {
    bp: row.bp,
    companyCode: row.companyCode,
    direction: 'IN',
    amount,
    entryType: 'REWARD',
    refType: 'BALANCE_APPLY',
    refId: row.applyId,
    key: rewardKey(row.applyNo, row.payments),
    remark: `${row.activityName} 气款抵扣`,
  })
  await offsetBills(work, row)
  await changeApply(work.db, row, {
    paidReward: addMoney(row.paidReward, amount),
    payments: row.payments + 1,
    paidAt: work.clock.iso(),
  })
  return amount
}
