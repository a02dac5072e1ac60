import type { In, Out } from '@contract'
import { isPositiveMoney, parseAmount, sumMoney, type Money } from '@domain/money'
import { checkPrepay } from '../../check-prepay'

export type Own = Out<'default GET /crmgas/pay/recentAccounts'>['own'][number]
type Entry = In<'btwob POST /pay/basket/create'>['entries'][number]

/** What the user has put into the basket, by customer number: its bills, and the text of a top-up. */
export type Picks = Readonly<Record<string, { bills: boolean; topUp: string }>>

const NOTHING = { bills: false, topUp: '' }
export const pickOf = (picks: Picks, bp: string) => picks[bp] ?? NOTHING

/** Why a typed top-up is none; nothing typed is no fault. */
export function topUpFault(text: string): string | undefined {
  const check = text === '' ? null : checkPrepay(text)
  return check === null || check.ok ? undefined : check.fault
}

const topUpOf = (text: string): Money | null => {
  const parsed = parseAmount(text)
  return parsed.ok && topUpFault(text) === undefined ? parsed.amount : null
}

interface Group {
  companyName: string
  amount: Money
  count: number
}

/** Y-13: what is sent, what it comes to, and how many payments it takes: each gas company gets its own. */
export function basketOf(own: readonly Own[], picks: Picks): { entries: Entry[]; total: Money; groups: Group[] } {
  const chosen = own.flatMap((account) => {
    const { bills, topUp } = pickOf(picks, account.bp)
    const amount = topUpOf(topUp)
    const { bp, companyName, totalDue } = account
    return [
      ...(bills && totalDue !== null && isPositiveMoney(totalDue)
        ? [{ companyName, amount: totalDue, entry: { bp, kind: 'BILL' as const } }]
        : []),
      ...(amount === null ? [] : [{ companyName, amount, entry: { bp, kind: 'PREPAY' as const, amount } }]),
    ]
  })
  const companies = [...new Set(chosen.map(({ companyName }) => companyName))]
  return {
    entries: chosen.map(({ entry }) => entry),
    total: sumMoney(chosen.map(({ amount }) => amount)),
    groups: companies.map((companyName) => {
      const of = chosen.filter((one) => one.companyName === companyName)
      return { companyName, count: of.length, amount: sumMoney(of.map(({ amount }) => amount)) }
    }),
  }
}

/** Shown before paying: each company gets its own payment. */
export const paymentsText = (groups: readonly Group[]): string =>
  groups.length > 1 ? `款项分属 ${groups.length} 家燃气公司，需分 ${groups.length} 笔支付` : '合并为 1 笔支付'
