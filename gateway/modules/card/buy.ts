import type { Api } from '@contract'
import { isPositiveMoney } from '@domain/money'
import { canBuyFor } from '@domain/statuses/meter'
import { formatVolume } from '@domain/volume'
import { jsonb } from '../../db/connect'
import { nextNo } from '../../db/sequence'
import type { BoundSession, Ctx, Work } from '../../http/context'
import { newId } from '../../http/ids'
import { badField, ownOr2902, Refusal } from '../../http/refusal'
import { accountArrears, trial } from '../billing/service'
import { keyOf, lockAccount, type Account } from '../gas-account/service'
import { ownMeter, type Meter } from '../metering/service'
import {
  balanceProof,
  createdView,
  findOrder,
  gasOrderNo,
  madeBefore,
  payIfBalance,
  placeAsked,
  refuseAtDayEnd,
  type Asked,
} from '../payment/service'
import { addCard } from './repo/cards'
import { byPayment, findGasOrder, insertGasOrder, openOrdersOf } from './repo/orders'
import { logCreated } from '../../states'
import { gasOrderMachine } from './states'

type Single = Api['default POST /crmgas/icBuyGus']
type Several = Api['default POST /crmgas/icBuyGus4HQW']
type Input = Single['in'] & { slices?: Several['in']['slices'] }

type Proof = Awaited<ReturnType<typeof balanceProof>>

/**
 * AE-55 to AE-60: gas for a card meter at the price that the customer saw. With `slices` the writes of the trial are repeated, without
 * them one write must hold it all (A2318). For a `manual` handler; an order of this requestNo is answered again (CV-3).
 */
export async function buyGas(ctx: Ctx<BoundSession>, input: Input): Promise<Single['out']> {
  const before = await madeBefore(ctx, input.requestNo, (order) => isRepeated(ctx, input, order))
  if (before) return boughtView(ctx, before.orderId)
  const proof = await balanceProof(ctx, input)
  return ctx.transaction((tx) => buyIn(tx, input, proof))
}

/** Whether this call made the order: gas for the same meter of the own customer number, in the same writes. */
async function isRepeated(
  { db, session }: Ctx<BoundSession>,
  { meterId, slices }: Input,
  { bp, orderId, meterId: boughtFor }: { bp: string; orderId: string; meterId: string | null },
): Promise<boolean> {
  if (bp !== session.bp || boughtFor !== meterId) return false
  const gas = await byPayment(db, bp, orderId)
  const held = gas && (await findGasOrder(db, bp, gas.gasOrderId))
  return held ? sameSlices(held.slices, slices) : false
}

async function buyIn(ctx: Ctx<BoundSession>, input: Input, proof: Proof): Promise<Single['out']> {
  const { session } = ctx
  refuseAtDayEnd(ctx, session.companyCode)
  const account = ownOr2902(await lockAccount(ctx.db, keyOf(session)))
  const { meter, meterId, cardNo, cardType } = cardMeter(await ownMeter(ctx, account, input.meterId))
  if (cardType === 'CONTACT' && input.writeMode === 'NFC') throw badField('writeMode')
  await refuseBlocked(ctx, account, meterId)
  const tried = await trial(ctx, account, meter, { buyMode: input.buyMode, value: input.value.trim() })
  if (tried.priceVersion !== input.priceVersion) throw new Refusal('A2302')
  const holdsYuan = meter.icMode === 'AMOUNT'
  const slices = holdsYuan ? [{ volume: null, amount: tried.amount }] : tried.split
  if (!sameSlices(slices, input.slices)) throw new Refusal('A2318')
  const orderId = newId(ctx.clock.now())
  const gasOrderId = newId(ctx.clock.now())
  await placeAsked(ctx, account, {
    orderId,
    plan: gasPlan({ gasOrderId, orderId }, tried, holdsYuan),
    bizType: 'IC',
    usesBalance: input.useBalance === '1',
    proof,
    channel: input.channel,
    requestNo: input.requestNo,
    meterId,
  })
  const purchase = { gasOrderId, orderId, meter: { meterId, cardNo, cardType }, slices, tried, holdsYuan }
  await savePurchase(ctx, account, {
    ...purchase,
    buyMode: input.buyMode,
    writeMode: input.writeMode,
    by: session.userId,
  })
  await payIfBalance(ctx, orderId, session.userId)
  return boughtView(ctx, orderId)
}

/** What a payment over gas settles: the gas, and what of the money makes no tenth of a m³ (AE-56). */
export function gasPlan(
  { gasOrderId, orderId }: { gasOrderId: string; orderId: string },
  { volume, amount, leftover }: Pick<NewPurchase['tried'], 'volume' | 'amount' | 'leftover'>,
  holdsYuan: boolean,
): Asked['plan'] {
  const title = volume === null || holdsYuan ? '卡表购气' : `卡表购气 ${formatVolume(volume)}`
  const gas = { refType: 'GAS_ORDER' as const, refId: gasOrderId, title, principal: amount, lateFee: '0.00' }
  const rest = { refType: 'PREPAY' as const, refId: orderId, title: '余款', principal: leftover, lateFee: '0.00' }
  return { title, items: isPositiveMoney(leftover) ? [gas, rest] : [gas], billIds: [] }
}

export interface NewPurchase {
  gasOrderId: string
  orderId: string
  meter: { meterId: string; cardNo: string; cardType: 'NFC' | 'CONTACT' }
  buyMode: Input['buyMode']
  writeMode: Input['writeMode']
  tried: Awaited<ReturnType<typeof trial>>
  slices: readonly Cut[]
  holdsYuan: boolean
  by: string
}

/** Writes a purchase with the writes of its card, tiers frozen; its payment exists already. */
export async function savePurchase(work: Work, account: Account, made: NewPurchase): Promise<void> {
  const { gasOrderId, orderId, meter, tried, slices } = made
  const now = work.clock.iso()
  await addCard(work.db, { ...keyOf(account), ...meter }, now)
  const { expireAt } = await createdView(work, orderId)
  const parts = tried.segments.map(({ tierNo, season, price, volume, amount }) => ({
    tierNo,
    season,
    price,
    volume,
    amount,
  }))
  await insertGasOrder(
    work.db,
    {
      ...keyOf(account),
      gasOrderId,
      gasOrderNo: gasOrderNo(account.bp, work.clock.today(), await nextNo(work.db, 'seq_gas_order_no')),
      meterId: meter.meterId,
      cardNo: meter.cardNo,
      buyMode: made.buyMode,
      volume: made.holdsYuan ? null : tried.volume,
      amount: tried.amount,
      leftover: tried.leftover,
      segments: jsonb(parts),
      priceVersion: tried.priceVersion,
      payOrderId: orderId,
      userId: made.by,
      split: slices.length > 1 ? 'VOLUME' : 'NONE',
      writeMode: made.writeMode,
      state: 'WAIT_PAY',
      expireAt,
      createdAt: now,
      updatedAt: now,
    },
    slices.map(({ volume, amount }, index) => ({
      bp: account.bp,
      gasOrderId,
      subNo: index + 1,
      volume,
      amount,
      state: 'WAIT' as const,
    })),
  )
  await logCreated(work, gasOrderMachine, { bp: account.bp, gasOrderId, state: 'WAIT_PAY' }, made.by)
}

/** A meter that is filled by a card and may be bought for: 2901 for another kind, A2103 for a faulty one. */
function cardMeter(meter: Meter) {
  const { cardNo, cardType, meterId } = meter
  if (meter.meterType !== 'IC' || cardNo === null || cardType === null) throw badField('meterId')
  if (!canBuyFor(meter.state)) throw new Refusal('A2103')
  return { meter, meterId, cardNo, cardType }
}

/** A2310 while something is overdue (AE-60), A2308 while an order of the meter is unfinished (AE-57). */
async function refuseBlocked(ctx: Ctx<BoundSession>, account: Account, meterId: string): Promise<void> {
  const owing = await accountArrears(ctx, account)
  const isOwing = owing.unplanned.overdue.count > 0 || isPositiveMoney(owing.due.lateFee)
  if (isOwing && ctx.settings.flag(account.companyCode, 'icBuyNeedsNoArrears', true)) throw new Refusal('A2310')
  const open = (await openOrdersOf(ctx.db, account)).find((one) => one.meterId === meterId)
  if (!open) return
  const own = open.userId === ctx.session.userId ? '1' : '0'
  const { gasOrderId, state, payOrderId } = open
  throw new Refusal('A2308', { data: { gasOrderId, state, own, orderId: own === '1' ? payOrderId : null } })
}

interface Cut {
  volume: string | null
  amount: string
}

/** What the customer saw is what is written: the very slices of the trial, or none asked for where one write holds it. */
const sameSlices = (made: readonly Cut[], asked: readonly Cut[] | undefined): boolean =>
  asked === undefined
    ? made.length === 1
    : made.length === asked.length &&
      made.every((one, index) => one.volume === asked[index]?.volume && one.amount === asked[index].amount)

/** What a purchase answers. */
async function boughtView(work: Work, orderId: string): Promise<Single['out']> {
  const order = await findOrder(work.db, orderId)
  const gas = order && (await byPayment(work.db, order.bp, orderId))
  const held = gas && (await findGasOrder(work.db, gas.bp, gas.gasOrderId))
  if (!held) throw new RangeError(`order ${orderId} buys no gas`)
  const { bizType: _gas, ...created } = await createdView(work, orderId)
  return {
    ...created,
    gasOrderId: held.order.gasOrderId,
    gasOrderNo: held.order.gasOrderNo,
    slices: held.slices.map(({ subNo, volume, amount, targetSeq }) => ({ subNo, volume, amount, targetSeq })),
  }
}
