import type { Out } from '@contract'
import { availableOf } from '@domain/billing/balance'
import { formatAmount, isPositiveMoney } from '@domain/money'
import { formatVolume } from '@domain/volume'
import type { BoundSession, Work } from '../../http/context'
import { maySee } from '../../http/may-see'
import { Refusal } from '../../http/refusal'
import { ask } from '../../wiring'
import { unwritten } from '../card/service'
import { findAccount } from '../gas-account/service'
import { countRunning } from '../gas-package/service'
import { waitingAmount } from '../invoice/service'
import { openOrders, ordersUnderWay } from '../payment/service'
import { dueOf, type CheckItem } from './checks'

type Answer = Out<'default GET /crmgas/portal/user/closeGasCheck'>

const item = (code: string, name: string, hint: string, route: string): CheckItem => ({
  code,
  name,
  passed: hint === '' ? '1' : '0',
  hint,
  route: hint === '' ? '' : route,
})

/** Call 92: what has to be settled before the gas account can be closed. Things that no area knows are not asked about. Refuses 2110. */
export async function closeGasCheck(work: Work, session: BoundSession): Promise<Answer> {
  if (!maySee(session, 'BILL_VIEW')) throw new Refusal('2110')
  const key = { companyCode: session.companyCode, bp: session.bp }
  const due = await dueOf(work, key)
  const orders = await openOrders(work, { bp: session.bp })
  const choices = await ask(work, ordersUnderWay)(work, key, ['NG', 'ELECTIVE', 'SUBSTITUTION'])
  const packages = await countRunning(work, key)
  const waiting = await unwritten(work, key)
  const uninvoiced = await waitingAmount(work, session.bp)
  const items = [
    item('ARREARS', '费用已结清', owedHint(due), '/pages/my-bill/list/list'),
    item('ORDERS', '无进行中订单', ordersHint(orders, choices), orders > 0 ? '/pages/pay/record' : ORDERS),
    item(
      'PACKAGE',
      '气量包已结束',
      packages > 0 ? `${packages}个气量包未结束` : '',
      '/subPagesB/pages/gas-package/order-list',
    ),
    item('CARD', '气量已全部写卡', cardHint(waiting), '/subPages/nfc/list'),
    item(
      'INVOICE',
      '发票已开齐',
      isPositiveMoney(uninvoiced) ? `${formatAmount(uninvoiced)}元未开票` : '',
      '/pages/invoice/trade-list',
    ),
  ]
  return {
    arrears: due.all,
    installmentDue: due.inPlan,
    heldDue: due.held,
    unwrittenCard: waiting.volume,
    meterBalance: await balanceOf(work, key),
    openOrders: orders,
    uninvoicedAmount: uninvoiced,
    items,
  }
}

/** The order centre. */
const ORDERS = '/pages/my-order/my-order-list'

/** Orders that are paid, and what was bid for, chosen or signed up for and is not over. */
function ordersHint(orders: number, choices: number): string {
  const parts = [
    ...(orders > 0 ? [`${orders}笔订单处理中`] : []),
    ...(choices > 0 ? [`${choices}笔竞购、自选或资源平衡未结束`] : []),
  ]
  return parts.join('，')
}

/** Volume cards and cards of amount meters wait each in their own unit. */
function cardHint({ volume, yuan }: { volume: string; yuan: string }): string {
  const parts = [
    ...(isPositiveMoney(volume) ? [formatVolume(volume)] : []),
    ...(isPositiveMoney(yuan) ? [`${formatAmount(yuan)}元`] : []),
  ]
  return parts.length === 0 ? '' : `${parts.join('、')}待写卡`
}

/** Money that is paid back at the end; an account that is billed monthly has some where more was paid than billed (AE-33). */
async function balanceOf(work: Work, key: { companyCode: string; bp: string }): Promise<string | null> {
  const account = await findAccount(work.db, key)
  if (!account) return null
  const available = availableOf(account)
  return account.chargeMode === 'POSTPAID' && !isPositiveMoney(available) ? null : available
}

/** What is owed, the part of a plan and of an application for one named. */
function owedHint({ all, held, inPlan }: { all: string; held: string; inPlan: string }): string {
  if (!isPositiveMoney(all)) return ''
  const through = isPositiveMoney(inPlan) ? `，其中分期${formatAmount(inPlan)}元` : ''
  const applied = isPositiveMoney(held) ? `，其中分期申请中${formatAmount(held)}元` : ''
  return `待缴${formatAmount(all)}元${through}${applied}`
}
