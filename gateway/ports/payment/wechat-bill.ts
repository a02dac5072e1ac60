import { toFen } from '@domain/money'
import { ChannelDown, type StatementRow } from './types'

/** One paid trade of the merchant's bill, with what tells our channels apart. */
export interface BillRow extends StatementRow {
  appId: string
  tradeType: string
}

/** Columns by their headings; a bill of an older kind calls the amount 总金额. */
const amountColumns = ['订单金额', '总金额']

/**
 * The trade bill of WeChat Pay: a heading, one line per trade with a back-tick before every field, a heading and one line of sums. Only
 * paid trades are taken. Throws ChannelDown when it is no such bill, or when lines are missing from it.
 */
export function readBill(text: string): BillRow[] {
  const lines = text
    .replace(/^\uFEFF/, '')
    .split(/\r?\n/)
    .filter((line) => line !== '')
  const heading = (lines[0] ?? '').split(',')
  const end = lines.findIndex((line) => line.startsWith('总交易单数'))
  const sums = fieldsOf(lines[end + 1] ?? '')
  if (end < 1 || Number(sums[0]) !== end - 1) throw new ChannelDown('the bill of WeChat Pay is not whole')
  const column = (name: string): number => {
    const at = heading.indexOf(name)
    if (at < 0) throw new ChannelDown(`the bill of WeChat Pay has no ${name}`)
    return at
  }
  const at = {
    time: column('交易时间'),
    appId: column('公众账号ID'),
    channelTradeNo: column('微信订单号'),
    outTradeNo: column('商户订单号'),
    tradeType: column('交易类型'),
    state: column('交易状态'),
    amount: column(amountColumns.find((name) => heading.includes(name)) ?? '订单金额'),
  }
  return lines
    .slice(1, end)
    .map(fieldsOf)
    .filter((fields) => fields[at.state] === 'SUCCESS')
    .map((fields) => ({
      appId: fields[at.appId] ?? '',
      tradeType: fields[at.tradeType] ?? '',
      outTradeNo: fields[at.outTradeNo] ?? '',
      channelTradeNo: fields[at.channelTradeNo] ?? '',
      amountFen: toFen(fields[at.amount] ?? ''),
      successTime: `${(fields[at.time] ?? '').replace(' ', 'T')}+08:00`,
    }))
}

/** A field may hold commas, but no comma with a back-tick behind it. */
const fieldsOf = (line: string): string[] => line.replace(/^`/, '').split(',`')
