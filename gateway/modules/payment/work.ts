import { Type } from '@sinclair/typebox'
import { DAY, addDays } from '@domain/date'
import type { JobCtx } from '../../http/context'
import { isoOf } from '../../ports/clock'
import { ChannelDown } from '../../ports/payment'
import { kind, onePiece, sweep, together } from '../../work/kinds'
import { accountsToRead, bankAccount, bankEntry, waitingEntries } from './transfer/bank'
import { closeOrder, endPayment, livePayment } from './order/close'
import { settleException } from './refund/give-back'
import { patient } from './channel/patient'
import { queryChannel } from './channel/query'
import { planPassesDay } from './plan/days'
import { reconcileDay } from './channel/reconcile'
import { runRefund } from './refund/refunds'
import { unbalanced } from '../gas-account/service'
import { dateNextEnd, exceptionOrders, expiredOrders, findOrder, nextExpiry } from './repo/orders'
import { byOutTradeNo, claimWaiting } from './repo/payments'
import { duePlans } from './repo/plans'
import { findRefund, claimApproved } from './repo/refunds'
import { expirePrepared } from './prepared/payments'
import { miss } from './promise/promises'
import { duePrepared, nextPrepared } from './repo/prepared'
import { duePromises, keyText, nextPromise, type PromiseKey } from './repo/promises'
import { NEAR_DAYS } from './rules/plan-day'
import { VERIFY_DAYS } from './rules/transfer-rules'
import { transfersOfNight } from './repo/transfers'
import { transferPassesNight } from './transfer/night'
import { voucherMail } from './voucher/mail'

/**
 * Seconds to the next query about the same object: a slow channel is not overloaded, and no item waits behind one that never
 * ends.
 */
const DISTANCES = [2, 5, 15, 60, 600, 3600]
/** AE-45: the first question about a payment comes so many seconds after it was opened. */
const ASK_AFTER = 20

const orderKey = Type.Object({ companyCode: Type.String(), orderId: Type.String() })

/** A channel that does not answer now is asked again at the time that is beside the row. */
async function unlessDown(ctx: JobCtx, about: string, ask: (ctx: JobCtx) => Promise<unknown>): Promise<void> {
  try {
    await ask(patient(ctx))
  } catch (error) {
    if (!(error instanceof ChannelDown)) throw error
    ctx.log.warn({ err: error, about }, 'channel does not answer')
  }
}

/** AE-45: the gateway queries a payment without a notification. */
const ask = kind({
  name: 'payment.ask',
  data: Type.Object({ companyCode: Type.String(), outTradeNo: Type.String() }),
  run: {
    manual: (ctx, { outTradeNo }) =>
      unlessDown(ctx, outTradeNo, async (outside) => {
        const payment = await byOutTradeNo(outside.db, outTradeNo)
        if (payment) await queryChannel(outside, payment)
      }),
  },
})

/** AE-47: the money of an exception goes to the balance, or back. */
const exception = kind({
  name: 'payment.exception',
  data: orderKey,
  run: { handle: (work, { orderId }) => settleException(work, orderId) },
})

/** AE-53: approved money goes back the way it came. */
const refund = kind({
  name: 'payment.refund',
  data: Type.Object({ companyCode: Type.String(), refundId: Type.String() }),
  run: {
    manual: (ctx, { refundId }) =>
      unlessDown(ctx, refundId, async (outside) => {
        const found = await findRefund(outside.db, refundId)
        if (found?.state === 'APPROVED') await runRefund(outside, found)
      }),
  },
})

/** AE-47, AE-49: an expired order is queried, closed at the channel and unlocked. */
const expire = kind({
  name: 'payment.expire',
  data: orderKey,
  run: {
    manual: (ctx, { orderId }) =>
      unlessDown(ctx, orderId, async (outside) => {
        const order = await findOrder(outside.db, orderId)
        if (!order) return
        await dateNextEnd(outside.db, order, outside.clock.iso(), DISTANCES)
        const live = await livePayment(outside, order)
        if (live) await endPayment(outside, live, { spareUserPaying: false })
        await outside.transaction((work) => closeOrder(work, orderId, 'orderExpire'))
      }),
  },
})

/** A 3.8, AE-84: what a day does to a running instalment plan. */
const plan = kind({
  name: 'payment.plan',
  data: Type.Object({ bp: Type.String(), companyCode: Type.String(), planId: Type.String() }),
  run: { handle: planPassesDay },
})

/** A 3.7: what a night does to a transfer that waits. */
const transferNight = kind({
  name: 'payment.transferNight',
  data: Type.Object({ bp: Type.String(), ttId: Type.String() }),
  run: { handle: transferPassesNight },
})

/** Y-01: the limit of a step has passed. */
const promised = kind({
  name: 'payment.promise',
  data: Type.Object({ bp: Type.String(), trackId: Type.String(), step: Type.String() }),
  run: { handle: (work, key) => miss(work, key as PromiseKey) },
})

/** Y-12: a prepared payment without approval in its days. */
const preparedEnd = kind({
  name: 'payment.prepared',
  data: Type.Object({ bp: Type.String(), companyCode: Type.String(), preparedId: Type.String() }),
  run: { handle: expirePrepared },
})

/** AE-30: the entries of every account add up to its balance, without a gap; anything else is an alarm. */
const ledgerCheck = onePiece(
  'payment.ledgerCheck',
  { dailyAt: '03:00' },
  {
    async manual({ db, log }) {
      for (const row of await unbalanced(db)) log.error({ alarm: 'LEDGER', ...row }, 'ledger and balance differ')
    },
  },
)

/** 5.9: yesterday's payments against the channels' statements. */
const reconcile = onePiece(
  'payment.reconcile',
  { dailyAt: '10:00' },
  {
    manual: (ctx) => reconcileDay(ctx, isoOf(ctx.clock.now() - DAY).slice(0, 10)),
  },
)

/** What is asked about is dated ahead, by its sweep or by its item: the next sweep finds other rows. */
export const paymentWork = together([ledgerCheck, reconcile], {
  kinds: [
    ask,
    bankAccount,
    exception,
    refund,
    expire,
    plan,
    transferNight,
    bankEntry,
    promised,
    preparedEnd,
    voucherMail,
  ],
  sweeps: [
    sweep('payment.plan', { dailyAt: '00:10', after: ['billing.overdue'] }, plan, async ({ db, clock }, after, limit) =>
      (await duePlans(db, addDays(clock.today(), NEAR_DAYS), after, limit)).map((data) => ({ key: data.planId, data })),
    ),
    sweep('payment.transferNight', { dailyAt: '00:30' }, transferNight, async ({ db, clock }, after, limit) =>
      (await transfersOfNight(db, clock.iso(), isoOf(clock.now() - VERIFY_DAYS * DAY), after, limit)).map((data) => ({
        key: data.ttId,
        data,
      })),
    ),
    // AE-77: the banks' entries of the companies' accounts.
    sweep('payment.bank', { everySeconds: 300 }, bankAccount, accountsToRead),
    // Money that came before its transfer was ordered finds it now.
    sweep('payment.bankEntry', { everySeconds: 300 }, bankEntry, waitingEntries),
    sweep(
      'payment.promise',
      { everySeconds: 30 },
      promised,
      async ({ db, clock }, after, limit) =>
        (await duePromises(db, clock.iso(), after, limit)).map((data) => ({ key: keyText(data), data })),
      ({ db, clock }) => nextPromise(db, clock.iso()),
    ),
    sweep(
      'payment.prepared',
      { everySeconds: 60 },
      preparedEnd,
      async ({ db, clock }, after, limit) =>
        (await duePrepared(db, clock.iso(), after, limit)).map((data) => ({ key: data.preparedId, data })),
      ({ db, clock }) => nextPrepared(db, clock.iso()),
    ),
    sweep('payment.ask', { everySeconds: 5 }, ask, async ({ db, clock }, _after, limit) =>
      (await claimWaiting(db, clock.iso(), ASK_AFTER, DISTANCES, limit)).map((data) => ({
        key: data.outTradeNo,
        data,
      })),
    ),
    sweep('payment.exception', { everySeconds: 10 }, exception, async ({ db }, after, limit) =>
      (await exceptionOrders(db, after, limit)).map((data) => ({ key: data.orderId, data })),
    ),
    sweep('payment.refund', { everySeconds: 5 }, refund, async ({ db, clock }, _after, limit) =>
      (await claimApproved(db, clock.iso(), DISTANCES, limit)).map((data) => ({ key: data.refundId, data })),
    ),
    sweep(
      'payment.expire',
      { everySeconds: 30 },
      expire,
      async ({ db, clock }, after, limit) =>
        (await expiredOrders(db, clock.iso(), after, limit)).map((data) => ({ key: data.orderId, data })),
      ({ db, clock }) => nextExpiry(db, clock.iso()),
    ),
  ],
})
