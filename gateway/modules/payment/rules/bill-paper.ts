import { amountInCapitals } from '@domain/amount-capitals'
import { formatMonth, formatSpan } from '@domain/date-format'
import { isMonth } from '@domain/date'
import { addMoney, formatMoney, isPositiveMoney, isZeroMoney, sumMoney } from '@domain/money'
import { formatPriceNumber } from '@domain/price'
import { billTypes, isOwing } from '@domain/statuses/bill'
import { seasons } from '@domain/statuses/names'
import { formatVolumeNumber, isZeroVolume, subtractVolume, sumVolume } from '@domain/volume'
import type { Bill, BillLineRow, Owed } from '../types'

interface Fact {
  label: string
  value: string
}

/** A bill and what its rows do not say. */
export interface PaperFacts {
  bill: Bill
  lines: readonly BillLineRow[]
  /** Meter id → what the customer calls it. */
  names: ReadonlyMap<string, string>
  owed: Pick<Owed, 'unpaid' | 'lateFee' | 'totalDue'>
  /** The day `owed` is of. */
  today: string
  companyName: string
  customerName: string
  address: string
  /** Where money is sent to; null where the company takes no transfers. */
  receiver: { accountName: string; accountNo: string; bankName: string; bankNo: string } | null
  /** Of the open transfer that was ordered for this bill (AE-75). */
  remitCode: string | null
}

export interface BillPaper {
  from: string
  title: string
  about: Fact[]
  rows: string[][]
  sum: string[]
  /** How the volume of the period divides: by price, and by package. */
  volumes: Fact[]
  money: Fact[]
  transfer: Fact[]
  stamp: string | null
  foot: string
}

const figure = (amount: string): string => formatMoney(amount).replace('¥', '')

/** What is on the paper of a bill: what was used at which price, tax, what is owed until when, and where money is sent to. */
export function billPaper(known: PaperFacts): BillPaper {
  const { bill, lines } = known
  return {
    from: known.companyName,
    title: `${isMonth(bill.billMonth) ? formatMonth(bill.billMonth) : bill.billMonth} ${billTypes[bill.billType]}账单`,
    about: [
      { label: '账单编号', value: bill.billNo },
      { label: '户名', value: known.customerName },
      { label: '户号', value: bill.bp },
      { label: '用气地址', value: known.address },
      { label: '账期', value: formatSpan(bill.periodFrom, bill.periodTo) },
      { label: '出账日', value: bill.issueDate },
      { label: '应缴日', value: bill.dueDate },
    ],
    rows: lines.flatMap((line) => rowsOf(line, line.meterId === null ? '' : (known.names.get(line.meterId) ?? ''))),
    sum: [
      '合计',
      '',
      '',
      formatVolumeNumber(sumVolume(lines.map(billed))),
      figure(sumMoney(lines.map((l) => l.amount))),
    ],
    volumes: volumesOf(lines),
    money: moneyOf(known),
    transfer: transferOf(known),
    stamp: bill.state === 'PAID' ? '已缴清' : bill.state === 'REVERSED' ? '已冲销' : null,
    foot: '气量单位：立方米（标准状态），金额单位：元。本账单不作为报销凭证，如需发票请申请开票',
  }
}

const billed = ({ billedVolume }: BillLineRow): string => billedVolume ?? '0.00'
const covered = ({ packageVolume }: BillLineRow): string => packageVolume ?? '0.00'

/** One row per price, then what a package covers; the rows of a line add up to its amount. */
function rowsOf(line: BillLineRow, alias: string): string[][] {
  if (line.kind === 'ITEM') return [[line.name, '', '', '', figure(line.amount)]]
  const name = alias || line.name || (line.meterNo ?? '')
  const priced = line.segments.map(({ label, tierNo, season, price, volume, amount }) => [
    name,
    `${label || `第${tierNo}档`}（${seasons[season]}）`,
    formatPriceNumber(price),
    formatVolumeNumber(volume),
    figure(amount),
  ])
  const flat = [
    name,
    '',
    line.price === null ? '' : formatPriceNumber(line.price),
    formatVolumeNumber(billed(line)),
    figure(line.amount),
  ]
  const byPackage = [name, '气量包抵扣，已另行支付', '', `（${formatVolumeNumber(covered(line))}）`, '']
  const hasNoPrice = priced.length === 0 && (!isZeroVolume(billed(line)) || !isZeroMoney(line.amount))
  return [...priced, ...(hasNoPrice ? [flat] : []), ...(isZeroVolume(covered(line)) ? [] : [byPackage])]
}

function volumesOf(lines: readonly BillLineRow[]): Fact[] {
  const byPackage = sumVolume(lines.map(covered))
  if (isZeroVolume(byPackage)) return []
  const byPrice = sumVolume(lines.map(billed))
  return [
    { label: '气量合计', value: formatVolumeNumber(sumVolume([byPrice, byPackage])) },
    { label: '其中计价', value: formatVolumeNumber(subtractVolume(sumVolume([byPrice, byPackage]), byPackage)) },
    { label: '气量包供', value: formatVolumeNumber(byPackage) },
  ]
}

/** By an application for instalments: nothing is paid on it until that is decided (AE-42). */
const isHeld = ({ state, heldByPlan }: Bill): boolean => isOwing(state) && heldByPlan !== null

function moneyOf({ bill, owed, today }: PaperFacts): Fact[] {
  const paid = addMoney(bill.paidPrincipal, bill.lateFeePaid)
  const isOpen = isOwing(bill.state) || bill.state === 'IN_INSTALLMENT'
  return [
    { label: '账单金额', value: formatMoney(bill.receivable) },
    ...(bill.netAmount === null ? [] : [{ label: '不含税金额', value: formatMoney(bill.netAmount) }]),
    ...(bill.taxAmount === null ? [] : [{ label: '税额', value: formatMoney(bill.taxAmount) }]),
    ...(isPositiveMoney(paid)
      ? [{ label: bill.state === 'REVERSED' ? '已缴，已退回余额' : '已缴', value: formatMoney(paid) }]
      : []),
    ...(isOpen && isPositiveMoney(owed.lateFee)
      ? [{ label: '违约金', value: `${formatMoney(owed.lateFee)}（截至 ${today}）` }]
      : []),
    ...(isOpen
      ? [
          { label: '应缴合计', value: formatMoney(owed.totalDue) },
          { label: '金额大写', value: amountInCapitals(owed.totalDue) },
          ...(bill.state === 'IN_INSTALLMENT' ? [{ label: '缴费方式', value: '已签订分期协议，按分期计划缴纳' }] : []),
          ...(isHeld(bill) ? [{ label: '缴费方式', value: '已申请分期，处理期间不可单独缴纳' }] : []),
        ]
      : []),
  ]
}

/** The code of an ordered transfer books it at once; without one the remark names the customer and the bill. */
function transferOf({ bill, receiver, remitCode }: PaperFacts): Fact[] {
  if (receiver === null || !isOwing(bill.state) || isHeld(bill)) return []
  return [
    { label: '收款户名', value: receiver.accountName },
    { label: '收款账号', value: receiver.accountNo },
    { label: '开户行', value: receiver.bankName },
    { label: '行号', value: receiver.bankNo },
    remitCode === null
      ? { label: '汇款附言', value: `${bill.bp} ${bill.billNo}（在应用内申请电汇，可取得自动入账的识别码）` }
      : { label: '识别码', value: `${remitCode}（汇款附言务必填写，系统据此自动入账）` },
  ]
}
