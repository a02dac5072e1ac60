import type { JobCtx } from '../../http/context'
import { each } from '../../jobs/each'
import type { Job } from '../../jobs/job'
import { isoOf } from '../../ports/clock'
import { untilSilent } from '../../ports/payment'
import { closeOrder, endPayment, livePayment } from './close'
import { receive } from './notify'
import { askChannel } from './query'
import { reconcileDay } from './reconcile'
import { runRefund } from './refunds'
import { unbalanced } from './repo/ledger'
import { exceptionOrders, expiredOrders } from './repo/orders'
import { waitingSince } from './repo/payments'
import { approvedRefunds } from './repo/refunds'
import { exceptionToBalance } from './to-balance'

/** Rows a run takes; the next run takes the next. */
const BATCH = 50
/** AE-45: the job asks about payments that have been waiting this long. */
const ASK_AFTER = 20_000

/** The same work, where a channel that cannot be reached is asked once per run. */
const patiently = (ctx: JobCtx): JobCtx => ({
  ...ctx,
  ports: { ...ctx.ports, payment: untilSilent(ctx.ports.payment) },
})

/** Asks about waiting payments, brings the money of exceptions to the balance, gives approved refunds back. */
const payPoll: Job = {
  name: 'payPoll',
  schedule: { everySeconds: 10 },
  async run(base) {
    const ctx = patiently(base)
    const waiting = await waitingSince(ctx.db, isoOf(ctx.clock.now() - ASK_AFTER), BATCH)
    await each(
      ctx,
      waiting,
      (row) => row.outTradeNo,
      (row) => askChannel(ctx, row),
    )
    const exceptions = await exceptionOrders(ctx.db, BATCH)
    await each(
      ctx,
      exceptions,
      (row) => row.orderNo,
      (row) => ctx.transaction((work) => exceptionToBalance(work, row.orderId)),
    )
    const approved = await approvedRefunds(ctx.db, BATCH)
    await each(
      ctx,
      approved,
      (row) => row.outRefundNo,
      (row) => runRefund(ctx, row),
    )
  },
}

/** Carries the sandbox's notifications to the same door as a real channel's; an unacknowledged one comes again. */
const sandboxNotify: Job = {
  name: 'sandboxNotify',
  schedule: { everySeconds: 2 },
  async run(ctx) {
    const { sandbox } = ctx.ports.payment
    const channel = ctx.ports.payment.get('SANDBOX')
    if (!sandbox || !channel) return
    const due = await sandbox.takeDue(BATCH)
    await each(
      ctx,
      due,
      (row) => row.noticeId,
      async (notice) => {
        const answer = await receive(ctx, channel, (name) => notice.headers[name], notice.body)
        if (answer.status === 200) await sandbox.acknowledged(notice)
      },
    )
  },
}

/** AE-47, AE-49: orders whose time is over are asked about, closed at the channel and unlocked. */
const orderExpire: Job = {
  name: 'orderExpire',
  schedule: { everySeconds: 60 },
  async run(base) {
    const ctx = patiently(base)
    const expired = await expiredOrders(ctx.db, ctx.clock.iso(), BATCH)
    await each(
      ctx,
      expired,
      (row) => row.orderNo,
      async (order) => {
        const live = await livePayment(ctx, order)
        if (live) await endPayment(ctx, live, { spareUserPaying: false })
        await ctx.transaction((work) => closeOrder(work, order.orderId, 'orderExpire'))
      },
    )
  },
}

/** AE-30: the entries of every account add up to its balance, without a gap; anything else is an alarm. */
const ledgerCheck: Job = {
  name: 'ledgerCheck',
  schedule: { dailyAt: '03:00' },
  async run(ctx) {
    for (const row of await unbalanced(ctx.db)) ctx.log.error({ alarm: 'LEDGER', ...row }, 'ledger and balance differ')
  },
}

/** 5.9: yesterday's payments against the channels' statements. */
const reconcile: Job = {
  name: 'reconcile',
  schedule: { dailyAt: '10:00' },
  async run(ctx) {
    await reconcileDay(ctx, isoOf(ctx.clock.now() - 86_400_000).slice(0, 10))
  },
}

export const paymentJobs = [payPoll, sandboxNotify, orderExpire, ledgerCheck, reconcile]
