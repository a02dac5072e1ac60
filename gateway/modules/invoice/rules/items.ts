import { addMonths, diffMonths, firstOfMonth, monthOf, startOf, toInstant } from '@domain/date'
import { addMoney, isZeroMoney, subtractMoney, sumMoney } from '@domain/money'
import { halfWidth } from '@domain/text'
import { Refusal } from '../../../http/refusal'
import type { Item } from '../types'

export const OVERDUE = '已超过线上开票期限，请前往营业厅办理'

export interface Months {
  monthFrom?: string | undefined
  monthTo?: string | undefined
}

const MOST_MONTHS = 36

/** Months of a list, both inclusive: at most three years of them (A2316). */
export function monthsAsked({ monthFrom, monthTo }: Months, today: string, back: number): { from: string; to: string } {
  const to = monthTo ?? (monthFrom === undefined ? monthOf(today) : addMonths(monthFrom, back - 1))
  const from = monthFrom ?? addMonths(to, 1 - back)
  const span = diffMonths(from, to)
  if (span >= MOST_MONTHS || span < 0) throw new Refusal('A2316', { params: { limit: `${MOST_MONTHS}个月` } })
  return { from, to }
}

/** Instants of months, both included: from inclusive, before exclusive. */
export const spanOfMonths = ({ from, to }: { from: string; to: string }): { from: string; before: string } => ({
  from: toInstant(startOf(firstOfMonth(from))),
  before: toInstant(startOf(firstOfMonth(addMonths(to, 1)))),
})

export interface Meaning {
  /** Part of a number, of a meter, of a name or of a month. */
  word: string
  /** Exactly this amount in yuan; null where the keyword is none. */
  amount: string | null
}

/** What a keyword looks for: `1,200` is a part of a number as it stands, and 1200.00 yuan. Null for an empty one. */
export function meaningOf(keyword = ''): Meaning | null {
  const word = halfWidth(keyword).trim()
  if (word === '') return null
  const plain = word.replace(/,/g, '')
  if (!/^-?\d{1,14}(\.\d{1,2})?$/.test(plain)) return { word, amount: null }
  const [whole = '', cents = ''] = plain.split('.')
  return { word, amount: sumMoney([`${whole}.${cents.padEnd(2, '0')}`]) }
}

type Amounts = Pick<Item, 'grossAmount' | 'invoicedAmount' | 'waivedAmount'>

/** What of an item may still be invoiced, in yuan: neither on an invoice, nor waived by a red letter for goods or a discount (IR-05). */
export const openOf = ({ grossAmount, invoicedAmount, waivedAmount }: Amounts): string =>
  subtractMoney(grossAmount, addMoney(invoicedAmount, waivedAmount))

/** Whether an invoice or a red letter about an item is still in force. */
export const isTouched = ({ invoicedAmount, waivedAmount }: Amounts): boolean =>
  !isZeroMoney(invoicedAmount) || !isZeroMoney(waivedAmount)
