import { Type } from '@sinclair/typebox'
import { addDays } from '@domain/date'
import { missingOf } from '@domain/package/burn-down'
import { isZeroVolume } from '@domain/volume'
import type { Work } from '../../../http/context'
import { atPresent } from '../../../work/context'
import { kind, sweep, type AreaWork } from '../../../work/kinds'
import { closedGasDay } from '../../metering/service'
import { childrenOfOrder } from '../repo/children'
import { ordersUpTo, type OrderAt } from '../repo/due'
import { findOrder } from '../repo/orders'
import { customersExtracting, takersOf } from '../repo/takers'
import type { AccountKey } from '../types'
import { PRICE_END_DAYS } from './cockpit'
import { lastingOf } from './lasting'
import { notifyPriceEnd, notifyRunOut } from './notices'

/* Y-09: notices before gas or its price ends. That 80 % and more are used is reported when the day is shared. */

const text = Type.String()
const customer = Type.Object({ bp: text, companyCode: text })
const orderAt = Type.Object({ bp: text, companyCode: text, orderNo: text })

/** Notifies of cycles that are expected to run out before their last day. */
async function watchCycles(work: Work, key: AccountKey): Promise<void> {
  for (const { order, child } of await takersOf(work.db, key, closedGasDay(work))) {
    const { value } = (await lastingOf(work, order, child)) ?? {}
    if (!value || value.runsOut === null || value.runsOut < work.clock.present.today()) continue
    const missing = missingOf(value)
    if (!isZeroVolume(missing)) await notifyRunOut(work, order, child, { date: value.runsOut, missing })
  }
}

/** Notifies of an order with a price that ends within a week. */
async function watchPrice(work: Work, key: OrderAt): Promise<void> {
  const order = await findOrder(work.db, key)
  if (order?.state !== 'EXTRACTING' || order.packageSnapshot.deliveryEnd < work.clock.today()) return
  const last = (await childrenOfOrder(work.db, order)).at(-1)
  await notifyPriceEnd(work, order, last?.unitPrice ?? order.unitPrice)
}

const cycles = kind({ name: 'package.watch', data: customer, run: { handle: watchCycles } })
const price = kind({ name: 'package.priceEnd', data: orderAt, run: { handle: atPresent(watchPrice) } })

export const watchWork: AreaWork = {
  kinds: [cycles, price],
  sweeps: [
    sweep(
      'package.watch',
      { dailyAt: '09:50', after: ['package.allocate'] },
      cycles,
      async ({ db, clock }, after, limit) =>
        (await customersExtracting(db, clock.today(), after, limit)).map((data) => ({ key: data.bp, data })),
    ),
    sweep('package.priceEnd', { dailyAt: '09:51' }, price, async ({ db, clock }, after, limit) => {
      const until = addDays(clock.today(), PRICE_END_DAYS)
      const orders = await ordersUpTo(db, { state: 'EXTRACTING', day: until, by: 'end' }, after, limit)
      return orders.map((data) => ({ key: data.orderNo, data }))
    }),
  ],
}
