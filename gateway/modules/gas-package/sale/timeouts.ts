import { Type } from '@sinclair/typebox'
import { toMillis } from '@domain/date'
import type { Work } from '../../../http/context'
import { kind, sweep } from '../../../work/kinds'
import { lockAccount } from '../../gas-account/service'
import { endOrder } from '../life'
import { lockOrder, nextDeadline, overdueOrders } from '../repo/orders'
import { nextTurn, turningPackages, type PackageKey } from '../repo/packages'
import { openPaymentOf } from '../repo/payments'
import { turnPackage } from '../stock'

const close = kind({
  name: 'package.close',
  data: Type.Object({ bp: Type.String(), companyCode: Type.String(), orderNo: Type.String() }),
  run: { handle: closeOrder },
})

/** K-07, K-09: closes an order that was not signed or paid in time; one with a payment under way waits for it (pitfall B 9.3). */
async function closeOrder(work: Work, key: { bp: string; companyCode: string; orderNo: string }): Promise<void> {
  await lockAccount(work.db, key)
  const order = await lockOrder(work.db, key)
  if (!order) return
  const now = work.clock.now()
  const by = 'SYSTEM'
  if (order.state === 'WAIT_SIGN' && toMillis(order.signDeadline) <= now)
    return endOrder(work, order, 'CLOSE', { reason: '超时未签约，已自动关闭', by })
  const isUnpaid = order.depositDeadline !== null && toMillis(order.depositDeadline) <= now
  if (order.state !== 'WAIT_DEPOSIT' || !isUnpaid) return
  if (await openPaymentOf(work.db, { bp: order.bp, bizType: 'DEPOSIT', bizNo: order.orderNo })) return
  await endOrder(work, order, 'CLOSE', { reason: '超时未缴纳保证金，已自动关闭', by })
}

const turn = kind({
  name: 'package.turn',
  data: Type.Object({ companyCode: Type.String(), packageId: Type.String() }),
  run: { handle: (work, key) => turnPackage(work, key) },
})

const keyOf = ({ companyCode, packageId }: PackageKey): string => `${companyCode}|${packageId}`

const keyIn = (text: string): PackageKey => {
  const [companyCode = '', packageId = ''] = text.split('|')
  return { companyCode, packageId }
}

const closing = (deadline: 'signDeadline' | 'depositDeadline') =>
  sweep(
    `package.${deadline}`,
    { everySeconds: 60 },
    close,
    async ({ db, clock }, after, limit) =>
      (await overdueOrders(db, deadline, clock.iso(), after, limit)).map((data) => ({ key: data.orderNo, data })),
    ({ db, clock }) => nextDeadline(db, deadline, clock.iso()),
  )

/** tradeTimeout of B 0.6, as far as orders and sales go. */
export const saleWork = {
  kinds: [close, turn],
  sweeps: [
    closing('signDeadline'),
    closing('depositDeadline'),
    sweep(
      'package.turn',
      { everySeconds: 60 },
      turn,
      async ({ db, clock }, after, limit) =>
        (await turningPackages(db, clock.iso(), keyIn(after), limit)).map((data) => ({ key: keyOf(data), data })),
      ({ db, clock }) => nextTurn(db, clock.iso()),
    ),
  ],
}
