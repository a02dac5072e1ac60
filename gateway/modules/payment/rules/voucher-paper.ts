import type { Out } from '@contract'
import { dateOf } from '@domain/date'
import { formatFullMoment } from '@domain/date-format'
import { formatMoney, isPositiveMoney, sumMoney } from '@domain/money'
import { pricedVolume } from '@domain/billing/priced-volume'
import { formatVolumeNumber } from '@domain/volume'
import { formatPriceNumber } from '@domain/price'
import { voucherName } from '@domain/statuses/pay-order'

/** A voucher as the call returns it, without its document and where that was sent. */
export type ToldVoucher = Omit<Out<'default GET /crmgas/voucher/detail'>, 'pdfUrl' | 'mails'>

interface Fact {
  label: string
  value: string
}

export interface VoucherPaper {
  from: string
  title: string
  about: Fact[]
  rows: string[][]
  sum: string[]
  /** Gas by price segment, of each item that has it (A 2.19). */
  priced: { title: string; rows: string[][]; sum: string[] }[]
  money: Fact[]
  payment: Fact[]
  /** On a voucher of refunded money. */
  stamp: string | null
  /** Of the company that took the money. */
  seal: { name: string; use: string }
  foot: string
}

/** Figures of a table with the unit in its head. */
const figure = (amount: string): string => formatMoney(amount).replace('¥', '')

/**
 * The content of the paper of a voucher (A 5.17): each paid item, below it the source of the money. For an order that another
 * customer paid it shows that payer no items (AE-61) but the parts.
 */
export function voucherPaper(voucher: ToldVoucher): VoucherPaper {
  const { items, parts, refundedAmount } = voucher
  const rows = items.length > 0 ? items : parts.map((part) => byPart(part))
  const sum = (of: 'principal' | 'lateFee' | 'amount') => figure(sumMoney(rows.map((row) => row[of])))
  return {
    from: voucher.companyName,
    title: voucherName(voucher.bizType),
    about: [
      { label: '凭证编号', value: voucher.voucherNo },
      { label: '开具日期', value: dateOf(voucher.paidAt) },
      { label: '户名', value: voucher.customerName },
      { label: '户号', value: voucher.bp },
      ...fact('表号', voucher.meterNo),
      { label: '用气地址', value: voucher.address },
      { label: '验真码', value: voucher.verifyCode },
    ],
    rows: rows.map((row) => [row.title, figure(row.principal), figure(row.lateFee), figure(row.amount)]),
    sum: ['合计', sum('principal'), sum('lateFee'), sum('amount')],
    priced: items.filter(({ priced }) => priced.length > 0).map(pricedTable),
    money: [
      { label: '金额', value: formatMoney(voucher.amount) },
      { label: '金额大写', value: voucher.amountUpper },
      ...parts.map(({ name, amount }) => ({ label: `其中${name}`, value: formatMoney(amount) })),
    ],
    payment: [
      { label: '付款方', value: voucher.payerName },
      { label: '缴费内容', value: voucher.title },
      { label: '支付方式', value: voucher.channelText },
      { label: '支付时间', value: formatFullMoment(voucher.paidAt) },
      { label: '支付单号', value: voucher.orderNo },
      ...(isPositiveMoney(refundedAmount) ? [{ label: '已退款', value: formatMoney(refundedAmount) }] : []),
    ],
    stamp: isPositiveMoney(refundedAmount) ? '已退款' : null,
    seal: { name: voucher.companyName, use: '收费专用章' },
    foot: '本凭证不作为报销凭证，如需发票请申请开票',
  }
}

const pricedTable = ({ title, priced, principal }: ToldVoucher['items'][number]) => {
  const sum = pricedVolume(priced)
  return {
    title: `计价明细 ${title}`,
    rows: priced.map(({ name, volume, price, amount }) => [
      name,
      volume === null ? '' : formatVolumeNumber(volume),
      price === null ? '' : formatPriceNumber(price),
      figure(amount),
    ]),
    sum: ['合计', sum === null ? '' : formatVolumeNumber(sum), '', figure(principal)],
  }
}

const fact = (label: string, value: string | null): Fact[] => (value === null ? [] : [{ label, value }])

const LATE_FEE = '违约金'

const byPart = ({ name, amount }: { name: string; amount: string }) => {
  const isLateFee = name === LATE_FEE
  return { title: name, principal: isLateFee ? '0.00' : amount, lateFee: isLateFee ? amount : '0.00', amount }
}
