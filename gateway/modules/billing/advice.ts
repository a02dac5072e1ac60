import { availableOf } from '@domain/billing/balance'
import { addDays, diffDays, startOf, toInstant, weekday } from '@domain/date'
import { formatMonth } from '@domain/date-format'
import { gasDaySpan, lastClosedGasDay } from '@domain/gas-day'
import { formatAmount } from '@domain/money'
import type { Work } from '../../http/context'
import { findAccount, type Account } from '../gas-account/service'
import type { Finding, SmartSource } from '../message/service'
import { daysLeftOf, ownMeters } from '../metering/service'
import { accountArrears } from './arrears'
import { isBalanceShort, isDueSoon } from './rules/advice'

/** What an account's money suggests (E-X-20): a balance that ends soon, bills that are due soon. */
export const moneyFindings: SmartSource = async (work, key) => {
  const account = await findAccount(work.db, key)
  if (!account) return []
  return [...(await balance(work, account)), ...(await due(work, account))]
}

/** BALANCE_DAYS by the days that the home page shows (AE-32), one forecast for all. Once a week and customer. */
async function balance(work: Work, account: Account): Promise<Finding[]> {
  const days = await daysLeftOf(work, account, await ownMeters(work, account))
  if (days === null || !isBalanceShort(days)) return []
  const today = work.clock.today()
  const available = availableOf(account)
  return [
    {
      ruleCode: 'BALANCE_DAYS',
      evidenceKey: addDays(today, 1 - weekday(today)),
      title: '余额即将用完',
      insight: `余额预计可用${days}天`,
      suggestion: '建议尽快充值，以免影响用气',
      evidence: [
        { label: '可用余额', value: formatAmount(available), unit: '元' },
        { label: '预计可用', value: String(days), unit: '天' },
      ],
      actions: [{ text: '去充值', route: '/pages/pay/meters' }],
      knownUntil: gasDaySpan(lastClosedGasDay(work.clock.now())).to,
    },
  ]
}

/** BILL_DUE: unpaid bills that are due today or in the next three days. */
async function due(work: Work, account: Account): Promise<Finding[]> {
  const today = work.clock.today()
  return (await accountArrears(work, account)).bills
    .filter(({ dueDate }) => isDueSoon(diffDays(today, dueDate)))
    .map(({ billId, billNo, billMonth, dueDate, owed }) => ({
      ruleCode: 'BILL_DUE' as const,
      evidenceKey: billNo,
      title: '账单即将到期',
      insight: `${formatMonth(billMonth)}账单${formatAmount(owed.totalDue)}元将于${dueDate}到期`,
      suggestion: '请按时缴费，避免违约金',
      evidence: [
        { label: '应缴', value: formatAmount(owed.totalDue), unit: '元' },
        { label: '到期日', value: dueDate, unit: '' },
      ],
      actions: [{ text: '查看账单', route: `/pages/my-bill/details/details?billId=${billId}` }],
      knownUntil: null,
      validUntil: toInstant(startOf(addDays(dueDate, 1))),
    }))
}
