import { DAY, HOUR, MINUTE } from '@domain/date'
import type { BoundSession, Work } from '../../http/context'
import { cancelOrder } from '../../modules/gas-package/sale/cancel'
import { endOrder } from '../../modules/gas-package/life'
import { createPayment } from '../../modules/gas-package/pay/create'
import { lockOrder } from '../../modules/gas-package/repo/orders'
import { findPackage } from '../../modules/gas-package/repo/packages'
import { supplementsOfBp } from './repo'
import { turnPackage } from '../../modules/gas-package/stock'
import { isoOf } from '../../ports/clock'
import { withClock } from '../clock'
import { ceramics } from '../customers/ceramics'
import { hospital } from '../customers/hospital'
import { payPart } from './pay'
import { ctxOf, masterOf } from './person'
import { shelfOf } from './shelf'
import { list } from './stock'
import { orderOf, place, sign } from './steps'

const METERS = ['10010101', '10010102']

type Then = (before: number) => Work

/** What is for sale now, and the orders on it in every state that comes before the gas (B 8, P4 to P9). */
export async function seedPackages(work: Work): Promise<void> {
  const then: Then = (before) => withClock(work, isoOf(work.clock.now() - before))
  const shelf = shelfOf(work.clock.today())
  for (const shelved of shelf) if (!(await findPackage(work.db, shelved))) await list(work, shelved)
  await seedOrders(then, await masterOf(work, ceramics))
  await awaitDifference(then, await masterOf(work, hospital))
  for (const shelved of shelf) await turnPackage(work, shelved)
}

async function seedOrders(then: Then, session: BoundSession): Promise<void> {
  const order = (before: number, volume: string) => orderAt(then(before), session, volume)
  await cancelled(then, session, await order(9 * DAY, '60000'))
  await closed(then, session, await order(6 * DAY, '50000'))
  await inForce(then, session, await order(4 * DAY, '150000'))
  await awaitingTransfer(then, session, await order(5 * HOUR, '120000'))
  await sign(then(2 * HOUR), session, await order(2 * HOUR + 20 * MINUTE, '80000'))
  await order(5 * MINUTE, '100000')
}

const orderAt = (work: Work, session: BoundSession, volume: string): Promise<string> =>
  place(work, session, { packageId: 'PKG001', meterIds: METERS, volume })

/** P8. */
async function cancelled(then: Then, session: BoundSession, orderNo: string): Promise<void> {
  const at = then(9 * DAY - 15 * MINUTE)
  const { version } = await orderOf(at, session, orderNo)
  const asked = { orderNo, version, reason: '生产计划调整，暂不订购', requestNo: `history-cancel-${orderNo}` }
  await cancelOrder(ctxOf(at, session), session, asked)
}

/** P9: not signed in time (K-07). */
async function closed(then: Then, { bp }: BoundSession, orderNo: string): Promise<void> {
  const at = then(6 * DAY - 31 * MINUTE)
  const order = await lockOrder(at.db, { bp, orderNo })
  if (order) await endOrder(at, order, 'CLOSE', { reason: '超时未签约，已自动关闭', by: 'SYSTEM' })
}

/** P7. */
async function inForce(then: Then, session: BoundSession, orderNo: string): Promise<void> {
  await sign(then(4 * DAY - 15 * MINUTE), session, orderNo)
  await payPart(then(4 * DAY - 2 * HOUR), session, { bizType: 'DEPOSIT', bizNo: orderNo }, false)
}

/** P6: the deposit is on its way through the bank. */
async function awaitingTransfer(then: Then, session: BoundSession, orderNo: string): Promise<void> {
  await sign(then(5 * HOUR - 15 * MINUTE), session, orderNo)
  await byTransfer(then(3 * HOUR), session, { bizType: 'DEPOSIT', bizNo: orderNo })
}

const byTransfer = (work: Work, session: BoundSession, part: { bizType: 'DEPOSIT' | 'SUPPLEMENT'; bizNo: string }) =>
  createPayment(ctxOf(work, session), { ...part, channel: 'TT', requestNo: `history-${part.bizNo}` })

/** P11: the difference that is not late yet is paid through the bank. */
async function awaitDifference(then: Then, session: BoundSession): Promise<void> {
  const [open] = (await supplementsOfBp(then(0).db, session.bp)).filter(({ state }) => state === 'WAIT_PAY')
  if (open) await byTransfer(then(2 * HOUR), session, { bizType: 'SUPPLEMENT', bizNo: open.buNo })
}
