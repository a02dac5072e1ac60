import type { Wish as PreparedWish } from '@/shared/prepared-payment'
import type { In, Out } from '@contract'
import { addMoney, compareMoney, formatMoney, isPositiveMoney, parseAmount, sumMoney } from '@domain/money'
import type { TtPurpose } from '@domain/statuses/tt-order'
import { halfWidth } from '@domain/text'

export type Init = Out<'default GET /crmgas/pay/tt/init'>
export type Create = In<'default POST /crmgas/pay/tt/create'>

/** What the form holds. */
export interface Wish {
  purpose: TtPurpose
  billIds: readonly string[]
  amount: string
  receiverId: string
  /** One of the accounts used before; NEW_ACCOUNT: the three fields. */
  bankId: string
  payerName: string
  payerAccount: string
  payerBank: string
  remark: string
  payNo: string
}

export const NEW_ACCOUNT = 'new'
/** What is sent for bills may be so much more than they cost (A 6.25). */
const MOST_OVER = '1.00'

/** Paid by exactly what is expected (AE-74a): its amount is no choice. */
export const isExact = (purpose: string): purpose is 'PACKAGE' | 'PROJECT' =>
  purpose === 'PACKAGE' || purpose === 'PROJECT'

/** What the address asks for. */
export interface Asked {
  billIds: readonly string[]
  bizType: string | undefined
  amount: string | undefined
  payNo: string | undefined
}

/** Where the form starts: from the address, else the bills that are due, else a top-up. */
export function startOf(init: Init, asked: Asked): Wish {
  const payable = init.bills.filter(({ canPay }) => canPay).map(({ billId }) => billId)
  const chosen = asked.billIds.length > 0 ? payable.filter((billId) => asked.billIds.includes(billId)) : payable
  // Bills in a payment of their own are owed all the same: the form is about bills, none of them ticked.
  const isOwing = init.bills.some(({ canPay, locked }) => canPay || locked !== null)
  const isTopUp = asked.bizType === 'PREPAY' || (!isOwing && init.canPrepay)
  const fixed = asked.bizType === 'PROJECT' ? 'PROJECT' : 'PACKAGE'
  const purpose = asked.payNo !== undefined ? fixed : isTopUp ? 'PREPAY' : 'BILL'
  return {
    purpose,
    billIds: chosen,
    amount: purpose !== 'BILL' ? (asked.amount ?? '') : chosen.length === 0 ? '' : dueOf(init, chosen),
    receiverId: init.receivers[0]?.id ?? '',
    bankId: init.myAccounts[0]?.bankId ?? NEW_ACCOUNT,
    payerName: '',
    payerAccount: '',
    payerBank: '',
    remark: '',
    payNo: asked.payNo ?? '',
  }
}

/** What bills cost today, late fees with them. */
export const dueOf = ({ bills }: Pick<Init, 'bills'>, billIds: readonly string[]): string =>
  sumMoney(bills.filter(({ billId }) => billIds.includes(billId)).map(({ totalDue }) => totalDue))

/** What is wrong with the amount: no number, beyond the limits, or not what the bills cost (AE-74, A 6.25). */
export function amountFault(init: Pick<Init, 'bills' | 'limits'>, wish: Wish): string | undefined {
  const parsed = parseAmount(wish.amount)
  if (!parsed.ok || !isPositiveMoney(parsed.amount)) return '请输入正确的金额，最多两位小数'
  const { amount } = parsed
  const { min, max } = init.limits
  if (compareMoney(amount, min) < 0 || compareMoney(amount, max) > 0)
    return `金额须在${formatMoney(min)}至${formatMoney(max)}之间`
  if (wish.purpose !== 'BILL') return undefined
  const due = dueOf(init, wish.billIds)
  if (compareMoney(amount, due) < 0) return `不能低于所选账单合计${formatMoney(due)}`
  if (compareMoney(amount, addMoney(due, MOST_OVER)) > 0) return '最多可比所选账单合计多1.00元'
  return undefined
}

/** Bank accounts are pasted with blanks, hyphens and in full width. */
const accountDigits = (text: string): string => halfWidth(text).replace(/[\s-]/g, '')

export const accountFault = (text: string): string | undefined =>
  /^\d{8,30}$/.test(accountDigits(text)) ? undefined : '请输入8至30位数字账号'

/** What is kept of the form for the next page: words only. */
export const draftOf = ({ billIds, ...wish }: Wish): Readonly<Record<string, string>> => ({
  ...wish,
  billIds: billIds.join(','),
})

/** The form again; null for anything that is no draft of it. */
export function wishOf(draft: Readonly<Record<string, string>> | null): Wish | null {
  const { purpose = '', billIds = '', ...rest } = draft ?? {}
  if (purpose !== 'BILL' && purpose !== 'PREPAY' && !isExact(purpose)) return null
  const word = (key: string) => (rest as Readonly<Record<string, string>>)[key] ?? ''
  return {
    purpose,
    billIds: billIds === '' ? [] : billIds.split(','),
    amount: word('amount'),
    receiverId: word('receiverId'),
    bankId: word('bankId'),
    payerName: word('payerName'),
    payerAccount: word('payerAccount'),
    payerBank: word('payerBank'),
    remark: word('remark'),
    payNo: word('payNo'),
  }
}

/** What is sent. */
export function createOf(wish: Wish, confirmed: boolean): Omit<Create, 'requestNo'> {
  const from =
    wish.bankId === NEW_ACCOUNT
      ? {
          payerName: wish.payerName.trim(),
          payerAccount: accountDigits(wish.payerAccount),
          payerBank: wish.payerBank.trim(),
        }
      : { bankId: wish.bankId }
  return {
    purpose: wish.purpose,
    amount: wish.amount,
    receiverId: wish.receiverId,
    ...from,
    ...(wish.purpose === 'BILL' && { billIds: [...wish.billIds] }),
    ...(isExact(wish.purpose) && { payNo: wish.payNo }),
    ...(wish.remark.trim() !== '' && { remark: wish.remark.trim() }),
    ...(confirmed && { confirmed: '1' as const }),
  }
}

/** The same for the master to approve (Y-12); a package order is paid by the user that ordered it. */
export function preparedOf(wish: Wish): PreparedWish {
  const {
    purpose: _purpose,
    amount,
    billIds,
    payNo: _payNo,
    confirmed: _confirmed,
    ...transfer
  } = createOf(wish, false)
  return { kind: 'TRANSFER', amount, transfer, ...(billIds && { billIds }) }
}
