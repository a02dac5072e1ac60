import type { Out } from '@contract'
import { addMoney, compareMoney, formatMoneyChip, isPositiveMoney, parseAmount, type Money } from '@domain/money'
import { halfWidth } from '@domain/text'

/* What the form of a card purchase computes before anything is sent (AE-55, AE-56). */

export type BuyMode = 'AMOUNT' | 'VOLUME'
export type Trial = Out<'default POST /crmgas/price/trial'>

const LEAST: Money = '10.00'
const MOST: Money = '1000000.00'
const MOST_VOLUME = 50_000

export const MODES = [
  { key: 'AMOUNT', label: '按金额' },
  { key: 'VOLUME', label: '按气量' },
] as const

const VALUES = ['100', '500', '1000', '5000']

export const quickOf = (mode: BuyMode): { key: string; title: string }[] =>
  VALUES.map((key) => ({ key, title: mode === 'AMOUNT' ? formatMoneyChip(`${key}.00`) : `${key} m³` }))

export type Checked = { ok: true; value: string } | { ok: false; fault: string }

/** What was typed, as it is sent: yuan with two decimals, or whole m³. */
export function checkBuy(mode: BuyMode, text: string): Checked {
  if (text === '') return { ok: false, fault: mode === 'AMOUNT' ? '请输入充值金额' : '请输入购气量' }
  if (mode === 'VOLUME') {
    const digits = halfWidth(text).trim()
    const whole = /^\d{1,6}$/.test(digits) ? Number(digits) : 0
    return whole >= 1 && whole <= MOST_VOLUME
      ? { ok: true, value: String(whole) }
      : { ok: false, fault: '请输入1至50000之间的整数气量' }
  }
  const parsed = parseAmount(text)
  if (!parsed.ok) return { ok: false, fault: '请输入正确的金额' }
  if (compareMoney(parsed.amount, LEAST) < 0) return { ok: false, fault: '充值金额不能低于10.00元' }
  if (compareMoney(parsed.amount, MOST) > 0) return { ok: false, fault: '单笔金额超限，请使用电汇缴费' }
  return { ok: true, value: parsed.amount }
}

/** What is to be paid: the gas and what is left over of the amount. */
export const payableOf = ({ amount, leftover }: Trial): Money => addMoney(amount, leftover)

/** '余款 ¥0.33 将转入账户余额'; '' where nothing is left over. */
export const leftoverText = ({ leftover }: Trial): string =>
  isPositiveMoney(leftover) ? `余款 ¥${leftover} 将转入账户余额` : ''
