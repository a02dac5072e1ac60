import type { Api } from '@contract'
import { compareMoney, sumMoney } from '@domain/money'
import { nextSort } from '../rules/basket-order'
import type { BoundSession, Ctx } from '../../../http/context'
import { newId } from '../../../http/ids'
import { badField, ownOr2902, Refusal } from '../../../http/refusal'
import { lockAccount } from '../../gas-account/service'
import { customersOf, usersOf } from '../../membership/service'
import { basketView } from './view'
import { planBills, planTopUp, type Plan } from '../order/plan'
import { amountOf, payerOf, placeWithinLimits, refuseAtDayEnd } from '../order/orders'
import { refuseBeyondOwn } from '../order/own-limits'
import { madeBefore } from '../order/repeat'
import { basketOfOrder, insertBasket } from '../repo/baskets'
import { paySettings } from '../settings'
import type { Account, Order } from '../types'

type Create = Api['btwob POST /pay/basket/create']
type Entry = Create['in']['entries'][number]

/**
 * Y-13: orders over several own customer numbers, all or none; each is locked and settled like any other order. One payment
 * per gas company must fit the channel's limit (A2305). Accounts are locked in the order of customer numbers, so that two
 * baskets never wait for each other. Refuses 2902 for a number that is not the user's own or that the user may not pay for.
 */
export async function createBasket(ctx: Ctx<BoundSession>, input: Create['in']): Promise<Create['out']> {
  const { userId } = ctx.session
  const basketOf = ({ companyCode, orderId }: Order) => basketOfOrder(ctx.db, companyCode, orderId)
  const before = await madeBefore(ctx, numberOf(input.requestNo, 1), async (order) => Boolean(await basketOf(order)))
  const known = before && (await basketOf(before))
  if (known) return basketView(ctx, ctx.session, known.basketId)
  const basketId = newId(ctx.clock.now())
  const entries = [...input.entries].sort(nextSort)
  if (new Set(entries.map(({ bp, kind }) => `${bp}${kind}`)).size !== entries.length) throw badField('entries')
  const own = await customersOf(ctx, userId)
  const placed: Planned[] = []
  for (const entry of entries) {
    const customer = ownOr2902(own.find(({ bp }) => bp === entry.bp))
    const { bp, companyCode } = customer
    const session = await sessionAt(ctx, { bp, companyCode })
    placed.push(await planEntry({ ...ctx, session }, entry, input.channel))
  }
  await refuseBeyondLimits(ctx, placed)
  for (const [index, { session, account, ...order }] of placed.entries()) {
    const how = { usesBalance: false, proof: null, channel: input.channel, meterId: null }
    const requestNo = numberOf(input.requestNo, index + 1)
    await placeWithinLimits({ ...ctx, session }, account, { ...order, ...how, requestNo })
  }
  for (const companyCode of new Set(placed.map((one) => one.companyCode))) {
    const sum = sumMoney(placed.filter((one) => one.companyCode === companyCode).map(({ amount }) => amount))
    if (compareMoney(sum, paySettings(ctx.settings, companyCode).singleLimit(input.channel)) > 0)
      throw new Refusal('A2305')
  }
  const createdAt = ctx.clock.iso()
  await insertBasket(
    ctx.db,
    placed.map(({ companyCode, bp, orderId }, index) => ({
      companyCode,
      basketId,
      seq: index + 1,
      userId,
      bp,
      orderId,
      createdAt,
    })),
  )
  return basketView(ctx, ctx.session, basketId)
}

/** Each order of a basket has a request number of its own. */
const numberOf = (requestNo: string, seq: number): string => `${requestNo}#${seq}`

/** The user's session at another own customer number, with the rights and limits of that number. */
async function sessionAt(ctx: Ctx<BoundSession>, key: { bp: string; companyCode: string }): Promise<BoundSession> {
  const me = ownOr2902((await usersOf(ctx, key.bp, 'PAY_TOPUP')).find(({ userId }) => userId === ctx.session.userId))
  return { ...ctx.session, ...key, isMaster: me.isMaster, models: me.models }
}

/** An entry with a locked account and no order yet. */
interface Planned {
  companyCode: string
  bp: string
  session: BoundSession
  account: Account
  orderId: string
  bizType: Entry['kind']
  plan: Plan
  amount: string
}

/** Y-12, once all accounts are locked: the payer's lock comes after them, as in every other order. */
async function refuseBeyondLimits(ctx: Ctx<BoundSession>, planned: readonly Planned[]): Promise<void> {
  for (const bp of new Set(planned.map((one) => one.bp))) {
    const same = planned.filter((one) => one.bp === bp)
    const session = same[0]?.session
    if (session)
      await refuseBeyondOwn(
        ctx,
        session,
        same.map(({ amount }) => amount),
      )
  }
}

async function planEntry(ctx: Ctx<BoundSession>, entry: Entry, channel: Create['in']['channel']): Promise<Planned> {
  const { bp, companyCode } = ctx.session
  refuseAtDayEnd(ctx, companyCode)
  const account = ownOr2902(await lockAccount(ctx.db, { bp, companyCode }))
  const orderId = newId(ctx.clock.now())
  const plan =
    entry.kind === 'BILL'
      ? await planBills(ctx, account, null, payerOf(ctx.session))
      : planTopUp(ctx, account, entry.amount, orderId)
  const amount = amountOf(plan)
  const limit = paySettings(ctx.settings, companyCode).singleLimit(channel)
  if (compareMoney(amount, limit) > 0) throw new Refusal('A2305')
  return { companyCode, bp, session: ctx.session, account, orderId, bizType: entry.kind, plan, amount }
}
