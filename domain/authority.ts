import { compareMoney, formatMoney } from './money'

/*
 * What authority models bring along (SA-04) and the ready-made sets of the authority page (C 6.8). The codes themselves are the
 * gateway's catalogue (CV-13); the app gets it by call.
 */

/** The first brings the second along. */
const brings: Readonly<Record<string, string>> = {
  INVOICE_APPLY: 'INVOICE_VIEW',
  INVOICE_TITLE: 'INVOICE_VIEW',
  INVOICE_RED: 'INVOICE_VIEW',
  PAY_TOPUP: 'PAY_RECORD',
  PAY_TRANSFER: 'PAY_RECORD',
  PAY_INSTALLMENT: 'PAY_RECORD',
  PACKAGE_ORDER: 'PACKAGE_VIEW',
  PACKAGE_EXTRACT: 'PACKAGE_VIEW',
  PREDICT_REPORT: 'PREDICT_VIEW',
  DEVIATION_REPORT: 'PREDICT_VIEW',
  CONTRACT_SIGN: 'CONTRACT_VIEW',
  SETTLE_SIGN: 'BILL_VIEW',
  INSPECTION_HANDLE: 'INSPECTION_VIEW',
}

/** The codes with those they need, each once. */
export const withNeeded = (codes: readonly string[]): string[] => [
  ...new Set(codes.flatMap((code) => [code, brings[code] ?? code])),
]

/** Granted codes that cannot stay when this one is taken away. */
export const dependantsOf = (code: string, granted: readonly string[]): string[] =>
  granted.filter((one) => brings[one] === code)

export interface AuthorityTemplate {
  key: string
  name: string
  has(code: string): boolean
}

/** The master's shortcuts; what cannot be granted is left out by the caller. */
export const authorityTemplates: readonly AuthorityTemplate[] = [
  { key: 'view', name: '仅查看', has: (code) => code.endsWith('_VIEW') || code === 'PAY_RECORD' },
  { key: 'finance', name: '财务', has: (code) => /^(PAY|INVOICE)_|_VIEW$/.test(code) },
  { key: 'production', name: '生产', has: (code) => /^(ENERGY|PREDICT|INSPECTION)_|^PACKAGE_EXTRACT$/.test(code) },
  { key: 'all', name: '全部', has: () => true },
]

/** Rights that spend the customer's money. */
const spends: readonly string[] = [
  'PAY_TOPUP',
  'PAY_TRANSFER',
  'PAY_INSTALLMENT',
  'PACKAGE_ORDER',
  // Cycles and supplements are paid with it (K-29).
  'PACKAGE_EXTRACT',
  'ELECTIVE_ORDER',
]

export const spendsMoney = (codes: readonly string[]): boolean => codes.some((code) => spends.includes(code))

/** What a colleague with a new right to pay may pay at once, until the master says otherwise; yuan per order. */
export const USUAL_PAY_LIMIT = '50000.00'

/** What a sub-account may pay by itself (Y-12); null = no limit. */
export interface PayLimits {
  perOrder: string | null
  perMonth: string | null
}

const isAbove = (limit: string | null, before: string | null): boolean =>
  before !== null && (limit === null || compareMoney(limit, before) > 0)

/** Whether a change lets a colleague spend more than before: then the master needs a step-up. */
export const growsMoney = (
  before: { codes: readonly string[] } & PayLimits,
  after: { codes: readonly string[] } & PayLimits,
): boolean =>
  after.codes.some((code) => spends.includes(code) && !before.codes.includes(code)) ||
  (spendsMoney(after.codes) && (isAbove(after.perOrder, before.perOrder) || isAbove(after.perMonth, before.perMonth)))

interface Deed {
  words: string
  of: readonly string[]
  /** Said where it is missing, too. */
  serious: boolean
  /** Its money is held to the limits, which are said with the first such deed. */
  pays?: true
}

/** What the rights of a colleague amount to, in the order in which a master reads them. */
const deeds: readonly Deed[] = [
  { words: '看账单和用气', of: ['BILL_VIEW', 'ENERGY_VIEW'], serious: false },
  { words: '缴费', of: ['PAY_TOPUP', 'PAY_TRANSFER'], serious: true, pays: true },
  { words: '申请分期', of: ['PAY_INSTALLMENT'], serious: true },
  { words: '开票', of: ['INVOICE_APPLY'], serious: true },
  { words: '签结算单', of: ['SETTLE_SIGN'], serious: true },
  { words: '订气量包', of: ['PACKAGE_ORDER', 'ELECTIVE_ORDER'], serious: true },
  { words: '付提气款', of: ['PACKAGE_EXTRACT'], serious: true, pays: true },
  { words: '签合同', of: ['CONTRACT_SIGN'], serious: true },
  { words: '报修', of: ['TICKET'], serious: false },
]

const limitWords = ({ perOrder, perMonth }: PayLimits): string =>
  perOrder === null && perMonth === null
    ? '不限额'
    : [perOrder, perMonth]
        .map((limit, at) => `${at === 0 ? '单笔' : '每月'} ${limit === null ? '不限' : formatMoney(limit)}`)
        .join('，')

/** Deeds by their words; paying with its limits. */
function named(some: readonly Deed[], limits: PayLimits): string {
  const first = some.find(({ pays }) => pays)
  return some.map((deed) => (deed === first ? `${deed.words}（${limitWords(limits)}）` : deed.words)).join('、')
}

/** What of these rights spends the customer's money, e.g. 缴费（单笔 ¥50,000.00，每月 不限）、订气量包; '' for nothing. */
export const spendingWords = (codes: readonly string[], limits: PayLimits): string =>
  named(
    deeds.filter(({ of }) => of.some((code) => spends.includes(code) && codes.includes(code))),
    limits,
  )

/** 可以：看账单和用气、缴费（单笔 ¥50,000.00，每月 不限）；不能：开票、签合同。 */
export function rightsSentence(codes: readonly string[], limits: PayLimits): string {
  const has = ({ of }: Deed): boolean => of.some((code) => codes.includes(code))
  const can = named(deeds.filter(has), limits)
  const cannot = deeds.filter((deed) => deed.serious && !has(deed)).map(({ words }) => words)
  const parts = [can === '' ? '' : `可以：${can}`, cannot.length === 0 ? '' : `不能：${cannot.join('、')}`]
  return `${parts.filter((part) => part !== '').join('；')}。`
}
