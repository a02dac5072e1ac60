import { addDays, addMonths, datesBetween, firstOfMonth, monthOf } from '@domain/date'
import { lastClosedGasDay } from '@domain/gas-day'
import { rnd } from '@domain/random'
import type { Work } from '../../http/context'
import { withClock } from '../clock'
import { supplied } from '../customers'
import { ceramics } from '../customers/ceramics'
import { CANTEEN, hospital } from '../customers/hospital'
import { restaurant } from '../customers/restaurant'
import { textile } from '../customers/textile'
import type { DemoMeter, Supplied } from '../customers/types'
import { post } from '../../modules/gas-account/service'
import { billOverdue } from '../../modules/billing/overdue'
import { refreshProvisionalOf } from '../../modules/metering/day/provisional'
import { insertAccounts } from '../../modules/gas-account/repo/accounts'
import { insertMeters, markSilent, saveOnline, saveRegisters } from '../../modules/metering/repo/meter'
import { keyOf, type Meter } from '../../modules/metering/types'
import { Agenda, at } from './agenda'
import { seedChanges, seedPriceChanges, seedReplacement } from './changes'
import { historyOf, lastFrameAt, spike, volumeBetween, type DayChange, type MeterHistory } from './days'
import { replayHospital } from './hospital'
import { replayIndustry } from './industry'
import { accountOf, metersOf } from './master'
import { replayPhotos } from './photos'
import { seedPrices } from './prices'
import { actorOf, monthBack, replayRunning, type Story } from './story'
import { replayTextile } from './textile'
import { stoppedDays } from './textile-stops'

const MONTHS = 36

/** Events of other areas on the same days: after the usage of a moment and before its cost. */
export type ReplayMore = (work: Work, agenda: Agenda) => void

/** One customer while its history is made. */
interface Supply {
  customer: Supplied
  meters: Meter[]
  story: Story
  histories: MeterHistory[]
}

/**
 * Demo data of the energy part (A 8): 36 months of usage, readings, statements and bills of the customers with gas, made by the
 * services with the clock set back. Deterministic but for the ids.
 */
export async function seedEnergy(work: Work, replayMore: ReplayMore = () => undefined): Promise<void> {
  const closed = lastClosedGasDay(work.clock.now())
  const running = monthOf(closed)
  const first = firstOfMonth(addMonths(running, -MONTHS))
  const past = withClock(work, at(addDays(first, -20), '09:00'))
  const agenda = new Agenda()
  const supplies: Supply[] = []
  for (const customer of supplied) {
    const { cutoverMonthsAgo } = customer
    const cutoverMonth = cutoverMonthsAgo === undefined ? null : addMonths(running, -cutoverMonthsAgo)
    const account = { ...accountOf(customer), cutoverMonth }
    const actor = await actorOf(work, customer.bp)
    const story = { agenda, account, actor, today: work.clock.today(), running, closed }
    supplies.push({ customer, meters: metersOf(customer), story, histories: [] })
  }
  await insertAccounts(
    work.db,
    supplies.map(({ story }) => story.account),
    past.clock.iso(),
  )
  await insertMeters(
    work.db,
    supplies.flatMap(({ meters }) => meters),
    past.clock.iso(),
  )
  await seedPrices(past, work.clock.today())
  await replay(past, supplies, { first, last: closed }, () => replayMore(work, agenda))
  await agenda.play(work)
  await seedNow(work, supplies, first)
}

const one = (supplies: readonly Supply[], customer: Supplied): Supply => {
  const found = supplies.find((each) => each.customer === customer)
  if (!found) throw new Error(`${customer.customerName} is none of the demo's customers`)
  return found
}

/** What each did and what happened to it, put on the agenda. */
async function replay(
  past: Work,
  supplies: readonly Supply[],
  span: { first: string; last: string },
  replayMore: () => void,
): Promise<void> {
  const clinic = one(supplies, hospital)
  const canteen = clinic.meters.find(({ meterId }) => meterId === CANTEEN)
  if (!canteen) throw new Error('the canteen has lost its meter')
  await seedReplacement(past, clinic.story, canteen)
  for (const each of supplies)
    each.histories = await Promise.all(
      each.meters
        .filter((meter) => meter.meterType === 'IOT')
        .map((meter) => historyOf(past, each.story.account, meter, span, oddDaysOf(each.customer, meter, span.last))),
    )
  // The running month's days are known before what packages take of them, and that before the money that it all costs.
  for (const { story, histories } of supplies) replayRunning(story, histories)
  replayMore()
  const factory = one(supplies, ceramics)
  const mill = one(supplies, textile)
  replayIndustry(factory.story, factory.histories)
  replayHospital(clinic.story, clinic.histories, canteen)
  replayTextile(mill.story, mill.histories)
  replayPhotos(clinic.story, canteen)
}

const NO_GAS: DayChange = { volumes: { '1': '0.00' } }

/** The days of a meter that were odd: those that were stopped, and the last closed ones. */
function oddDaysOf({ meters }: Supplied, { meterId }: Meter, closed: string): ReadonlyMap<string, DayChange> {
  const lastDays: DemoMeter['lastDays'] = meters.find((meter) => meter.meterId === meterId)?.lastDays ?? []
  const days = datesBetween(addDays(closed, 1 - lastDays.length), closed)
  const odd: [string, DayChange][] = lastDays.map((what, i) => {
    const day = days[i] ?? closed
    return [day, what === 'SPIKE' ? spike(meterId, day) : what]
  })
  const still: [string, DayChange][] =
    meterId === textile.pricesOf ? stoppedDays(closed).map((day) => [day, NO_GAS]) : []
  return new Map([...still, ...odd])
}

/** The present state, after the history. */
async function seedNow(work: Work, supplies: readonly Supply[], first: string): Promise<void> {
  const devices = supplies.flatMap(({ histories }) => histories)
  await saveOnline(
    work.db,
    devices.map((device) => ({
      companyCode: device.meter.companyCode,
      meterId: device.meter.meterId,
      lastFrameAt: lastFrameAt(device),
    })),
    work.clock.iso(),
  )
  await markSilent(work.db, work.clock.iso())
  await seedCardMeters(work, one(supplies, restaurant), first)
  for (const { customer, story, meters } of supplies) {
    const priced = meters.find(({ meterId }) => meterId === customer.pricesOf)
    if (priced) await seedPriceChanges(work, story.account, priced, work.clock.today())
    await seedChanges(work, story, meters, customer.changes ?? [])
  }
  await billOverdue(work)
  for (const { story } of supplies) await refreshProvisionalOf(work, story.account)
}

/** Card meters report their register when their card is read: the last time three days ago. The balance is what cards left over. */
async function seedCardMeters(work: Work, { story, meters }: Supply, first: string): Promise<void> {
  const last = addDays(story.closed, -2)
  await saveRegisters(
    work.db,
    meters.map((meter) => ({
      companyCode: meter.companyCode,
      meterId: meter.meterId,
      channelNo: '1',
      lastReading: volumeBetween(meter.meterId, first, addDays(last, -1)),
      lastReadingAt: at(last, `1${Math.floor(8 * rnd(`A|${meter.meterId}|card`))}:26`),
    })),
    work.clock.iso(),
  )
  const opened = withClock(work, at(`${monthBack(story, MONTHS)}-02`, '09:00'))
  await post(opened, {
    ...keyOf(story.account),
    direction: 'IN',
    amount: '86.40',
    entryType: 'ADJUST_IN',
    refType: 'ACCOUNT',
    refId: story.account.bp,
    key: 'OPENING',
    remark: '期初余额',
  })
}
