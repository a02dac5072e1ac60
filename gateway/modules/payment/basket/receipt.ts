import { formatFullMoment } from '@domain/date-format'
import { formatAmount, isPositiveMoney, subtractMoney, sumMoney } from '@domain/money'
import type { Work } from '../../../http/context'
import { facts, foot, heading, subtitle, table } from '../../../pdf/parts'
import { pdfOf } from '../../../pdf/sheet'
import { type Draw, paperUrl } from '../../file/service'
import { findAccounts } from '../../gas-account/service'
import { companyOf } from '../../membership/service'
import { ordersOfBasket } from '../repo/baskets'
import { ordersById } from '../repo/orders'
import { refundedOf } from '../repo/payments'
import { channelText } from '../rules/titles'

const KIND = 'basket'

/** The signed address of a basket's receipt. */
export const receiptUrl = (work: Work, basketId: string): string => paperUrl(work, KIND, basketId)

const COLUMNS = [
  { title: '收款公司', share: 24 },
  { title: '户号', share: 14 },
  { title: '户名', share: 22 },
  { title: '缴费内容 / 支付单号', share: 26 },
  { title: '金额（元）', share: 14, right: true },
]

/** One receipt over everything of a basket that has been paid (Y-13), and what of it went back; what is still open is not on it. */
const draw: Draw = async (work, basketId) => {
  const members = await ordersOfBasket(work.db, basketId)
  const orders = (
    await ordersById(
      work.db,
      members.map(({ orderId }) => orderId),
    )
  ).filter(({ paidAmount, paidAt }) => isPositiveMoney(paidAmount) && paidAt !== null)
  const [first] = orders
  if (!first) return null
  const refunded = await refundedOf(work.db, orders)
  const rows: string[][] = []
  for (const { companyCode, bp, orderId } of members) {
    const order = orders.find((one) => one.orderId === orderId)
    if (!order) continue
    const [account] = await findAccounts(work.db, [bp], companyCode)
    const company = await companyOf(work, companyCode)
    const back = refunded.get(orderId)
    const what = `${order.title} ${order.orderNo}${back === undefined ? '' : `（已退款${formatAmount(back)}）`}`
    rows.push([company?.companyName ?? '', bp, account?.customerName ?? '', what, formatAmount(order.paidAmount)])
  }
  const madeAt =
    orders
      .map(({ paidAt }) => paidAt ?? '')
      .sort()
      .at(-1) ?? work.clock.iso()
  const total = sumMoney(orders.map(({ paidAmount }) => paidAmount))
  const back = sumMoney([...refunded.values()])
  const bytes = await pdfOf({ title: `合并缴费收据 ${basketId}`, madeAt }, (doc) => {
    heading(doc, { from: '惠用气', title: '合并缴费收据' })
    facts(doc, [
      { label: '收据编号', value: basketId },
      { label: '付款人', value: first.payerMask },
      { label: '支付方式', value: [...new Set(orders.map(({ channel }) => channelText(channel)))].join('、') },
      { label: '支付时间', value: formatFullMoment(madeAt) },
    ])
    table(doc, COLUMNS, rows, ['合计', '', '', '', formatAmount(total)])
    if (isPositiveMoney(back)) {
      subtitle(doc, '退款')
      facts(doc, [
        { label: '已退款', value: formatAmount(back) },
        { label: '实付', value: formatAmount(subtractMoney(total, back)) },
      ])
    }
    foot(doc, '本收据汇总本次合并缴费，各户号的购气凭证以其单独出具的为准。')
  })
  return { name: `合并缴费收据_${basketId}.pdf`, bytes }
}

export const basketPapers = { [KIND]: draw }
