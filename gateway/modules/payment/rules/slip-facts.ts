import { parseAmount, type Money } from '@domain/money'
import { halfWidth } from '@domain/text'
import { codesIn } from './remit-code'

/** What was read from a bank's slip; null for a value that cannot be read without doubt. */
interface SlipFacts {
  amount: Money | null
  remitDate: string | null
  payerName: string | null
  remitCode: string | null
}

const AMOUNT =
  /^(?:转账|汇款|交易|付款|小写)?金额(?:\(?(?:小写|元)\)?)?[:：]?\s*(?:人民币|CNY|RMB|[¥￥])?\s*([\d,]+(?:\.\d{1,2})?)\s*元?$/i
const DATE = /(20\d{2})[-/.年](\d{1,2})[-/.月](\d{1,2})日?/
const DAY_LABEL = /日期|时间/
const PAYER = /^(?:付款人|付款户名|付款方|汇款人)(?:户名|名称|全称)?[:：]?\s*(.+)$/

/**
 * Y-14: amount, day and payer of a slip from its lines. A label may be on the line before its value. Two different values for one field
 * count as none: the user decides.
 */
export function slipFacts(read: readonly string[]): SlipFacts {
  const lines = joined(read.map((line) => halfWidth(line).trim()).filter((line) => line !== ''))
  const codes = codesIn(lines.join(' '))
  return {
    amount: only(lines.flatMap(amountIn)),
    remitDate: only(lines.filter((line) => DAY_LABEL.test(line)).flatMap(dateIn)),
    payerName: only(lines.flatMap((line) => PAYER.exec(line)?.[1]?.trim() ?? [])),
    remitCode: only(codes),
  }
}

/** A line that is a label only takes the next one for its value. */
function joined(lines: readonly string[]): string[] {
  const isLabel = (line: string) => /[:：]$/.test(line)
  return lines.map((line, index) => (isLabel(line) ? `${line}${lines[index + 1] ?? ''}` : line))
}

function amountIn(line: string): Money[] {
  const digits = AMOUNT.exec(line)?.[1]?.replaceAll(',', '')
  const parsed = digits === undefined ? null : parseAmount(digits)
  return parsed?.ok ? [parsed.amount] : []
}

function dateIn(line: string): string[] {
  const [, year, month = '', day = ''] = DATE.exec(line) ?? []
  if (year === undefined) return []
  const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  const there = new Date(`${date}T00:00:00Z`)
  return !Number.isNaN(there.getTime()) && there.toISOString().startsWith(date) ? [date] : []
}

const only = <T extends string>(found: readonly T[]): T | null => {
  const different = [...new Set(found)]
  return different.length === 1 ? (different[0] ?? null) : null
}
