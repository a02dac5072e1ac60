import { DAY, addDays, dateAt, toMillis } from '@domain/date'
import { gasDayAt } from '@domain/gas-day'
import { maskPhone } from '@domain/mask'
import { subtractVolume } from '@domain/volume'
import type { Work } from '../http/context'
import { newId } from '../http/ids'
import { isoOf } from '../ports/clock'
import { transition } from '../states'
import { gasPlan, savePurchase, type NewPurchase } from '../modules/card/buy'
import { findCard, saveImage } from '../modules/card/repo/cards'
import { lockGasOrder } from '../modules/card/repo/orders'
import { commit, loseTrack } from '../modules/card/session-end'
import { gasOrderMachine, gasSliceMachine } from '../modules/card/states'
import type { Held, Meter } from '../modules/card/types'
import { trial } from '../modules/billing/service'
import { lockAccount, type Account } from '../modules/gas-account/service'
import { usersById } from '../modules/identity/service'
import { usersOf } from '../modules/membership/service'
import { listMeters } from '../modules/metering/service'
import { saveCardFile } from '../modules/metering/repo/card-file'
import { insertReadings } from '../modules/metering/repo/reading'
import { virtualDriver } from '../ports/card/virtual-v1'
import { withClock } from './clock'
import { volumeBetween } from './energy/days'
import { orderHistoric, payOrderHistoric } from './money/history'
import { insertChip } from './stand-ins/card-repo'
import { freshChip, virtualRoot } from './stand-ins/virtual-card'

const restaurant = { companyCode: '1001', bp: '1000000002' }

const MINUTE = 60_000
/** Days from one purchase of a meter to the next, and before now that of the newest which is in its meter. */
const EVERY = 27
const NEWEST = 17
/** A year of them. */
const PURCHASES = 14

interface Buyer {
  userId: string
  mask: string
}

/**
 * Purchases of the restaurant (A 8): of each card some that are in the meter, one that waits to be written, one with an unknown result
 * that is on the card, one for an outlet. Made by the services with the clock set back.
 */
export async function seedCards(work: Work): Promise<void> {
  const account = await lockAccount(work.db, restaurant)
  if (!account) return
  const buyer = await masterOf(work)
  for (const meter of await listMeters(work, restaurant))
    if (meter.cardType === 'NFC') await yearOf(work, account, buyer, meter)
  const ofId = new Map((await listMeters(work, restaurant)).map((meter) => [meter.meterId, meter]))
  const now = work.clock.now()
  const [hall, counter, kitchen] = ['10010201', '10010202', '10010203'].map((meterId) => ofId.get(meterId))
  if (hall) await bought(withClock(work, isoOf(now - 5 * 60 * MINUTE)), account, buyer, hall, ['VOLUME', '300'])
  if (counter) await bought(withClock(work, isoOf(now - DAY)), account, buyer, counter, ['AMOUNT', '500.00'])
  if (kitchen) await unknown(work, account, buyer, kitchen)
}

async function masterOf(work: Work): Promise<Buyer> {
  const [first] = await usersOf(work, restaurant.bp)
  const user = first ? (await usersById(work, [first.userId])).get(first.userId) : undefined
  return first && user ? { userId: first.userId, mask: maskPhone(user.phone) } : { userId: 'SYSTEM', mask: '' }
}

/** A purchase that was paid at the work's own time. */
async function bought(
  at: Work,
  account: Account,
  buyer: Buyer,
  meter: Meter,
  [buyMode, value]: [NewPurchase['buyMode'], string],
): Promise<Held> {
  const { meterId, cardNo, cardType } = meter
  if (cardNo === null || cardType === null) throw new RangeError(`meter ${meterId} has no card`)
  const tried = await trial(at, account, meter, { buyMode, value })
  const holdsYuan = meter.icMode === 'AMOUNT'
  const ids = { gasOrderId: newId(at.clock.now()), orderId: newId(at.clock.now()) }
  const payer = { payerUserId: buyer.userId, payerMask: buyer.mask, paidAt: at.clock.iso() }
  const plan = gasPlan(ids, tried, holdsYuan)
  const order = await orderHistoric(at, { ...restaurant, ...payer, channel: 'SANDBOX' }, plan, 'IC', ids.orderId)
  await savePurchase(at, account, {
    ...ids,
    meter: { meterId, cardNo, cardType },
    buyMode,
    writeMode: cardType === 'NFC' ? 'NFC' : 'OUTLET',
    tried,
    slices: holdsYuan ? [{ volume: null, amount: tried.amount }] : tried.split,
    holdsYuan,
    by: buyer.userId,
  })
  await payOrderHistoric(at, order, null)
  const held = await lockGasOrder(at.db, restaurant.bp, ids.gasOrderId)
  if (!held) throw new RangeError('the purchase vanished')
  return held
}

/** What a meter used is bought again every four weeks, in whole tens of m³; its register is known from the reads of its card. */
async function yearOf(work: Work, account: Account, buyer: Buyer, meter: Meter): Promise<void> {
  const { lastReading, lastReadingAt } = meter
  if (lastReading === null || lastReadingAt === null) throw new RangeError(`meter ${meter.meterId} was never read`)
  const readOn = dateAt(toMillis(lastReadingAt))
  const registerOn = (day: string) =>
    subtractVolume(lastReading, volumeBetween(meter.meterId, day, addDays(readOn, -1)))
  const days = Array.from({ length: PURCHASES }, (_, n) => addDays(work.clock.today(), -NEWEST - EVERY * n)).reverse()
  for (const day of days) {
    const used = volumeBetween(meter.meterId, addDays(day, -EVERY), addDays(day, -1))
    const volume = String(10 * Math.round(Number(used) / 10))
    await loaded(work, account, buyer, meter, day, volume)
    await keepRead(work, meter, {
      readAt: `${addDays(day, 1)}T09:20:00+08:00`,
      stdReading: registerOn(addDays(day, 1)),
    })
  }
  await keepRead(work, meter, { readAt: lastReadingAt, stdReading: lastReading })
}

/** The register that a card brought (AE-70). */
async function keepRead(
  work: Work,
  { companyCode, meterId }: Meter,
  { readAt, stdReading }: { readAt: string; stdReading: string },
): Promise<void> {
  const none = { workReading: null, pressure: null, temperature: null }
  await insertReadings(work.db, [
    {
      ...none,
      companyCode,
      meterId,
      readingId: newId(work.clock.now()),
      channelNo: '1',
      readAt,
      gasDay: gasDayAt(toMillis(readAt)),
      stdReading,
      source: 'CARD',
      state: 'VALID',
      createdAt: readAt,
    },
  ])
}

/** Bought, written the same hour and plugged in the same day. */
async function loaded(
  work: Work,
  account: Account,
  buyer: Buyer,
  meter: Meter,
  day: string,
  volume: string,
): Promise<void> {
  const held = await bought(withClock(work, `${day}T10:12:00+08:00`), account, buyer, meter, ['VOLUME', volume])
  const written = withClock(work, `${day}T10:40:00+08:00`)
  const by = buyer.userId
  for (const slice of held.slices) {
    if (held.order.state === 'PART_WRITTEN')
      held.order.state = await transition(written, gasOrderMachine, held.order, 'OPEN_WRITE', { by })
    await commit(written, held, slice, by)
  }
  const at = withClock(work, `${day}T16:05:00+08:00`)
  for (const slice of held.slices)
    await transition(at, gasSliceMachine, slice, 'LOAD', { set: { loadedAt: at.clock.iso() } })
  await transition(at, gasOrderMachine, held.order, 'LOADED', { set: { finishedAt: at.clock.iso() } })
  const file = { loadedSeq: held.slices.at(-1)?.targetSeq ?? 0, remain: meter.remainVolume ?? '0.0' }
  await saveCardFile(at.db, meter, file, at.clock.iso())
  await readBack(work, meter, held, { ...file, at: `${addDays(day, 1)}T09:20:00+08:00` })
}

/** The day after, the card was held to a phone: that read is the last known state of it (AE-70). */
async function readBack(
  work: Work,
  meter: Meter,
  { order, slices }: Held,
  { loadedSeq, remain, at }: { loadedSeq: number; remain: string; at: string },
): Promise<void> {
  const card = await findCard(work.db, order.bp, order.cardNo)
  if (!card) throw new RangeError(`card ${order.cardNo} was never kept`)
  const { cardUid } = freshChip(virtualRoot(work.config), { ...meter, cardNo: order.cardNo })
  const held = slices.at(-1)?.volume ?? '0.0'
  const image = { cardUid, purchaseSeq: loadedSeq, held, total: '0.0', loaded: true, meterRemain: remain }
  await saveImage(work.db, card, image, at)
}

/** The phone died after its card had been written: a check finds it (AE-67). */
async function unknown(work: Work, account: Account, buyer: Buyer, meter: Meter): Promise<void> {
  const at = withClock(work, isoOf(work.clock.now() - 40 * MINUTE))
  const held = await bought(at, account, buyer, meter, ['VOLUME', '300'])
  const [slice] = held.slices
  if (!slice || meter.cardNo === null) return
  const root = virtualRoot(work.config)
  const driver = virtualDriver(root)
  const chip = freshChip(root, { ...meter, cardNo: meter.cardNo })
  const before = driver.imageOf(meter.cardNo, chip.image)
  if (!before) throw new RangeError('a fresh card reads')
  const filled = { ...before, purchaseSeq: slice.targetSeq ?? 0, held: slice.volume ?? '0.0', loaded: false }
  const image = driver.compose({ ...filled, total: slice.volume ?? '0.0' })
  await insertChip(work.db, { ...chip, image })
  const by = buyer.userId
  held.order.state = await transition(at, gasOrderMachine, held.order, 'OPEN_WRITE', { by })
  await transition(at, gasSliceMachine, slice, 'RESERVE', {
    set: { reservedAt: at.clock.iso(), imageBefore: chip.image, imageWanted: image },
  })
  await loseTrack(at, held, by)
}
