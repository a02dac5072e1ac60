import type { PackageOrderEvent } from '@domain/statuses/gas-package'
import type { Work } from '../../http/context'
import { transition } from '../../states'
import { entriesOf } from '../../wiring'
import { terminate } from '../contract/service'
import { publish } from '../message/service'
import { done, drop } from '../todo/service'
import { orderOrigins } from './origins'
import { findAgreement } from './repo/agreements'
import { childrenOfOrder } from './repo/children'
import { orderRoute } from './routes'
import { childOrderMachine, packageOrderMachine, supplyAgreementMachine } from './states'
import { release, sell } from './stock'
import type { Order } from './types'

/** Kinds of to-dos about an order as a whole: its signature, and its deposit. */
export const SIGN_TODO = 'CONTRACT_SIGN'
export const PAY_TODO = 'PACKAGE_PAY'

/**
 * K-10: an order is in force: what was held for it is sold. PAY: its deposit is there; SIGN_FREE: it asks for none. The order's row is
 * locked.
 */
export async function takeEffect(
  work: Work,
  order: Order,
  event: Extract<PackageOrderEvent, 'PAY' | 'SIGN_FREE'>,
  { set = {}, by }: { set?: { depositPaid?: string; contractId?: string }; by: string },
): Promise<void> {
  await transition(work, packageOrderMachine, order, event, {
    by,
    set: { ...set, effectiveAt: work.clock.iso(), version: order.version + 1 },
  })
  await sell(work, order, order.totalVolume)
  await done(work, PAY_TODO, order.orderNo, order.bp)
}

/** An order comes to nothing before it was in force: its gas is free, its agreement and its children are void. The row is locked. */
export async function endOrder(
  work: Work,
  order: Order,
  event: Extract<PackageOrderEvent, 'CANCEL' | 'CLOSE'>,
  { reason, by }: { reason: string; by: string },
): Promise<void> {
  const { bp, orderNo, agreeId, contractId } = order
  await transition(work, packageOrderMachine, order, event, {
    by,
    reason,
    set: { closeReason: reason, finishedAt: work.clock.iso(), version: order.version + 1 },
  })
  await release(work, order, order.totalVolume)
  const agreement = await findAgreement(work.db, { bp, agreeId })
  if (agreement?.state === 'TO_SIGN') await transition(work, supplyAgreementMachine, agreement, 'LAPSE')
  for (const child of await childrenOfOrder(work.db, order))
    await transition(work, childOrderMachine, child, 'VOID', { by })
  if (contractId !== null) await terminate(work, { bp, contractId }, by)
  await drop(work, SIGN_TODO, agreeId, bp)
  await drop(work, PAY_TODO, orderNo, bp)
  if (order.sourceType !== 'PACKAGE') await entriesOf(work, orderOrigins).get(order.sourceType)?.ended(work, order)
  if (event === 'CLOSE') await notifyClosed(work, order, reason)
}

/** K-07. */
const notifyClosed = (work: Work, { bp, companyCode, orderNo }: Order, reason: string): Promise<void> =>
  publish(work, {
    bp,
    companyCode,
    templateCode: 'ORDER_DEPOSIT',
    title: '订单已自动关闭',
    body: `订单${orderNo}${reason}`,
    route: orderRoute(orderNo),
    bizType: 'PACKAGE_ORDER',
    bizId: orderNo,
    dedupeKey: `PACKAGE_CLOSED|${orderNo}`,
  })
