import { amountInCapitals } from '@domain/amount-capitals'
import { dateOf } from '@domain/date'
import { formatMoney, isPositiveMoney, subtractMoney, sumMoney } from '@domain/money'
import { ttPurposes } from '@domain/statuses/tt-order'
import type { TransferRow } from '../types'

interface Fact {
  label: string
  value: string
}

/** A transfer and what its row does not say. */
export interface SlipFacts {
  transfer: Pick<
    TransferRow,
    | 'bp'
    | 'purpose'
    | 'amount'
    | 'remitCode'
    | 'payerName'
    | 'payerBank'
    | 'receiverName'
    | 'receiverAccount'
    | 'receiverBank'
    | 'receiverBankNo'
    | 'expireAt'
  >
  orderNo: string
  companyName: string
  customerName: string
  /** What is paid, with its part of the amount. */
  items: readonly { title: string; amount: string }[]
}

export interface TransferPaper {
  from: string
  title: string
  money: Fact[]
  account: Fact[]
  payer: Fact[]
  items: string[][]
  /** Text of the QR code: what the bank's form asks for, a line each. */
  qr: string
  foot: string
}

/** The rows add up to the amount: what a transfer says above its bills (A 6.25) stays on the balance. */
function itemsOf(items: SlipFacts['items'], amount: string): SlipFacts['items'] {
  const rest = subtractMoney(amount, sumMoney(items.map((item) => item.amount)))
  return isPositiveMoney(rest) ? [...items, { title: '转入账户余额', amount: rest }] : items
}

/** What is on the paper that a treasurer takes to the bank, and in its QR code. */
export function transferPaper({ transfer, orderNo, companyName, customerName, items }: SlipFacts): TransferPaper {
  const { amount, remitCode } = transfer
  const account = [
    { label: '收款户名', value: transfer.receiverName },
    { label: '收款账号', value: transfer.receiverAccount },
    { label: '开户银行', value: transfer.receiverBank },
    { label: '联行号', value: transfer.receiverBankNo },
    { label: '汇款附言', value: remitCode },
  ]
  return {
    from: companyName,
    title: '汇款单',
    money: [
      { label: '汇款金额', value: formatMoney(amount) },
      { label: '金额大写', value: amountInCapitals(amount) },
      { label: '最迟到账', value: dateOf(transfer.expireAt) },
    ],
    account,
    payer: [
      { label: '户名', value: customerName },
      { label: '户号', value: transfer.bp },
      { label: '付款户名', value: transfer.payerName },
      { label: '付款银行', value: transfer.payerBank },
      { label: '用途', value: ttPurposes[transfer.purpose] },
      { label: '订单号', value: orderNo },
    ],
    items: itemsOf(items, amount).map(({ title, amount: part }) => [title, formatMoney(part).replace('¥', '')]),
    qr: [...account, { label: '汇款金额', value: amount }].map(({ label, value }) => `${label}：${value}`).join('\n'),
    foot: '请按汇款金额一次汇出，附言只填写上列识别码，系统据此自动入账。本单不作为付款凭证',
  }
}
