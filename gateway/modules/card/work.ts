import { Type } from '@sinclair/typebox'
import { DAY, HOUR } from '@domain/date'
import type { Work } from '../../http/context'
import { isoOf } from '../../ports/clock'
import { atPresent } from '../../work/context'
import { kind, sweep, together } from '../../work/kinds'
import { keyOf, lockAccount } from '../gas-account/service'
import { publish } from '../message/service'
import { detailRoute } from './life'
import { findGasOrder, lockGasOrder, longUnknown, longUnwritten } from './repo/orders'
import { findSession, nextEnd, overdueSessions } from './repo/sessions'
import { endSession } from './session'
import { giveToStaff } from './session-end'

/** AE-72: after this time in an unknown state the staff decide. */
const UNKNOWN_FOR = 72 * HOUR
/** AE-72: reminders begin a day after the payment and end after seven. */
const REMIND_FROM = DAY
const REMIND_UNTIL = 8 * DAY

const orderKey = Type.Object({ bp: Type.String(), companyCode: Type.String(), gasOrderId: Type.String() })
interface OrderKey {
  bp: string
  companyCode: string
  gasOrderId: string
}

/** A session's time is over (AE-65). */
const expire = kind({
  name: 'card.expire',
  data: Type.Object({ bp: Type.String(), sessionId: Type.String() }),
  run: {
    async handle(work, { bp, sessionId }) {
      const seen = await findSession(work.db, bp, sessionId)
      if (!seen) return
      await lockAccount(work.db, seen)
      await endSession(work, bp, sessionId, 'EXPIRE')
    },
  },
})

const giveUp = kind({
  name: 'card.giveUp',
  data: orderKey,
  run: {
    async handle(work, key) {
      await lockAccount(work.db, key)
      const held = await lockGasOrder(work.db, key.bp, key.gasOrderId)
      if (held?.order.state === 'UNKNOWN') await giveToStaff(work, held, 'cardUnknown', '72小时内未能核实写卡结果')
    },
  },
})

const remind = kind({ name: 'card.remind', data: orderKey, run: { handle: atPresent(remindToWrite) } })

/** AE-72: once a day. */
async function remindToWrite(work: Work, { bp, gasOrderId }: OrderKey): Promise<void> {
  const held = await findGasOrder(work.db, bp, gasOrderId)
  if (held?.order.state !== 'WAIT_WRITE' && held?.order.state !== 'PART_WRITTEN') return
  const { order } = held
  await publish(work, {
    ...keyOf(order),
    templateCode: 'WRITE_PENDING',
    params: { x: order.volume ?? '' },
    ...(order.volume === null ? { body: `购气订单${order.amount}元已支付，请尽快写卡并插表` } : {}),
    route: detailRoute(gasOrderId),
    bizType: 'GAS_ORDER',
    bizId: gasOrderId,
    dedupeKey: `WRITE_PENDING|${gasOrderId}|${work.clock.today()}`,
  })
}

export const cardWork = together([], {
  kinds: [expire, giveUp, remind],
  sweeps: [
    sweep(
      'card.expire',
      { everySeconds: 30 },
      expire,
      async ({ db, clock }, after, limit) =>
        (await overdueSessions(db, clock.iso(), after, limit)).map((data) => ({ key: data.sessionId, data })),
      ({ db, clock }) => nextEnd(db, clock.iso()),
    ),
    sweep('card.giveUp', { everySeconds: 600 }, giveUp, async ({ db, clock }, after, limit) =>
      (await longUnknown(db, isoOf(clock.now() - UNKNOWN_FOR), after, limit)).map((data) => ({
        key: data.gasOrderId,
        data,
      })),
    ),
    sweep('card.remind', { dailyAt: '10:00' }, remind, async ({ db, clock }, after, limit) => {
      const paid = { from: isoOf(clock.now() - REMIND_UNTIL), to: isoOf(clock.now() - REMIND_FROM) }
      return (await longUnwritten(db, paid, after, limit)).map((data) => ({ key: data.gasOrderId, data }))
    }),
  ],
})
