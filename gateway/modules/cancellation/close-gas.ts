import type { Out } from '@contract'
import { isPositiveMoney } from '@domain/money'
import type { BoundSession, Work } from '../../http/context'
import { Refusal } from '../../http/refusal'
import { available } from '../gas-account/service'
import { openOrders } from '../payment/service'
import { dueOf, type CheckItem } from './checks'
import { closeFigure } from './service'

type Answer = Out<'default GET /crmgas/portal/user/closeGasCheck'>

const item = (code: string, name: string, hint: string, route: string): CheckItem => ({
  code,
  name,
  passed: hint === '' ? '1' : '0',
  hint,
  route: hint === '' ? '' : route,
})

/** Call 92: what has to be settled before the gas account can be closed. Things that no area knows are not asked about. */
export async function closeGasCheck(work: Work, session: BoundSession): Promise<Answer> {
  const key = { companyCode: session.companyCode, bp: session.bp }
  const due = await dueOf(work, key)
  const orders = await openOrders(work, { bp: session.bp })
  const unwritten = await closeFigure(work, 'unwrittenCard', key)
  const uninvoiced = await closeFigure(work, 'uninvoiced', key)
  const items = [
    item('ARREARS', '无欠费', isPositiveMoney(due) ? `待缴${due}元` : '', '/pages/my-bill/list/list'),
    item('ORDERS', '无进行中订单', orders > 0 ? `${orders}笔订单处理中` : '', '/pages/pay/record'),
    ...(unwritten === null
      ? []
      : [item('CARD', '无未写卡气量', isPositiveMoney(unwritten) ? `${unwritten}m³待写卡` : '', '/subPages/nfc/list')]),
    ...(uninvoiced === null
      ? []
      : [
          item(
            'INVOICE',
            '无未开票金额',
            isPositiveMoney(uninvoiced) ? `${uninvoiced}元未开票` : '',
            '/pages/invoice/trade-list',
          ),
        ]),
  ]
  return {
    arrears: due,
    unwrittenCard: unwritten ?? '0.0',
    meterBalance: await balanceOf(work, key),
    openOrders: orders,
    uninvoicedAmount: uninvoiced ?? '0.00',
    items,
  }
}

async function balanceOf(work: Work, key: { companyCode: string; bp: string }): Promise<string | null> {
  try {
    return await available(work, key)
  } catch (error) {
    if (error instanceof Refusal && error.code === '2902') return null
    throw error
  }
}
