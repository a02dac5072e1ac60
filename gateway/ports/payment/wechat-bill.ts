import { toFen } from '@domain/money'
import { ChannelDown, type Statement } from './types'

/** Columns by their headings, each with what a bill of an older kind calls it. */
const headings = {
  time: ['交易时间'],
  appId: ['公众账号ID'],
  channelTradeNo: ['微信订单号'],
  outTradeNo: ['商户订单号'],
  tradeType: ['交易类型'],
  state: ['交易状态'],
  amount: ['订单金额', '总金额'],
  outRefundNo: ['商户退款单号'],
  refunded: ['申请退款金额', '退款金额'],
} as const

type Row = Record<keyof typeof headings, string>

/**
 * The trade bill of WeChat Pay: a heading, one line per trade or refund with a back-tick before every field, a heading and one line of
 * sums. The bill is the whole merchant's: taken are the lines of one way to pay. A refund stands in the bill of the day on which it was
 * taken on, and its state there is not kept up. Throws ChannelDown when it is no such bill, or when lines are missing from it.
 */
export function readBill(text: string, of: { appId: string; tradeType: string }): Statement {
  const rows = rowsOf(text).filter((row) => row.appId === of.appId && row.tradeType === of.tradeType)
  const paid = rows.filter((row) => row.state === 'SUCCESS')
  const refunds = rows.filter((row) => row.state === 'REFUND')
  return {
    paid: paid.map(({ outTradeNo, channelTradeNo, amount, time }) => ({
      outTradeNo,
      channelTradeNo,
      amountFen: toFen(amount),
      successTime: `${time.replace(' ', 'T')}+08:00`,
    })),
    refunds: refunds.map(({ outRefundNo, outTradeNo, refunded }) => ({
      outRefundNo,
      outTradeNo,
      amountFen: toFen(refunded),
    })),
  }
}

function rowsOf(text: string): Row[] {
  const lines = text
    .replace(/^\uFEFF/, '')
    .split(/\r?\n/)
    .filter((line) => line !== '')
  const heading = (lines[0] ?? '').split(',')
  const end = lines.findIndex((line) => line.startsWith('总交易单数'))
  const sums = fieldsOf(lines[end + 1] ?? '')
  if (end < 1 || Number(sums[0]) !== end - 1) throw new ChannelDown('the bill of WeChat Pay is not whole')
  const columns = Object.entries(headings).map(([name, called]) => {
    const at = called.map((one) => heading.indexOf(one)).find((place) => place >= 0)
    if (at === undefined) throw new ChannelDown(`the bill of WeChat Pay has no ${called[0]}`)
    return [name, at] as const
  })
  return lines.slice(1, end).map((line) => {
    const fields = fieldsOf(line)
    return Object.fromEntries(columns.map(([name, at]) => [name, fields[at] ?? ''])) as Row
  })
}

/** A field may hold commas, but no comma with a back-tick behind it. */
const fieldsOf = (line: string): string[] => line.replace(/^`/, '').split(',`')
