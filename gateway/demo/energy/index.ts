import { addDays, addMonths, firstOfMonth, monthOf } from '@domain/date'
import { lastClosedGasDay } from '@domain/gas-day'
import { rnd } from '@domain/random'
import type { Work } from '../../http/context'
import { withClock } from '../clock'
import { post } from '../../modules/gas-account/service'
import { billOverdue } from '../../modules/billing/overdue'
import { refreshProvisionalOf } from '../../modules/metering/provisional'
import { insertAccounts } from '../../modules/gas-account/repo/accounts'
import { insertMeters, markSilent, saveOnline, saveRegisters } from '../../modules/metering/repo/meter'
import { keyOf, type Account, type Meter } from '../../modules/metering/types'
import { Agenda, at } from './agenda'
import { seedOtherChanges, seedPriceChanges, seedReplacement } from './changes'
import { historyOf, lastFrameAt, spike, volumeBetween, type DayChange, type MeterHistory } from './days'
import { tellHospital } from './hospital'
import { tellIndustry } from './industry'
import {
  hospital,
  hospitalMeters,
  industry,
  industryMeters,
  restaurant,
  restaurantMeters,
  textile,
  textileMeters,
} from './master'
import { tellPhotos } from './photos'
import { seedPrices } from './prices'
import { actorOf, monthBack, type Story } from './story'
import { tellTextile } from './textile'

const MONTHS = 36

/**
 * Demo data of the energy part (A 8): 36 months of usage, readings, statements and bills of four customers, made by the services with
 * the clock set back. Deterministic but for the ids.
 */
export async function seedEnergy(work: Work): Promise<void> {
  const closed = lastClosedGasDay(work.clock.now())
  const running = monthOf(closed)
  const first = firstOfMonth(addMonths(running, -MONTHS))
  const textileAccount = { ...textile, cutoverMonth: addMonths(running, -24) }
  const accounts: Account[] = [industry, restaurant, hospital, textileAccount]
  const past = withClock(work, at(addDays(first, -20), '09:00'))
  await insertAccounts(work.db, accounts, past.clock.iso())
  await insertMeters(
    work.db,
    [...industryMeters, ...restaurantMeters, ...hospitalMeters, ...textileMeters],
    past.clock.iso(),
  )
  await seedPrices(past, work.clock.today())
  const agenda = new Agenda()
  const storyOf = async (account: Account): Promise<Story> => ({
    agenda,
    account,
    actor: await actorOf(work, account.bp),
    today: work.clock.today(),
    running,
    closed,
  })
  const stories = {
    industry: await storyOf(industry),
    restaurant: await storyOf(restaurant),
    hospital: await storyOf(hospital),
    textile: await storyOf(textileAccount),
  }
  const span = { first, last: closed }
  const of = (
    account: Account,
    meters: readonly Meter[],
    changes: (meter: Meter) => ReadonlyMap<string, DayChange> = () => new Map(),
  ) =>
    Promise.all(
      meters
        .filter((meter) => meter.meterType === 'IOT')
        .map((meter): Promise<MeterHistory> => historyOf(past, account, meter, span, changes(meter))),
    )
  const canteen = meterOf(hospitalMeters, '10020302')

  await seedReplacement(past, stories.hospital, canteen)
  const histories = {
    industry: await of(industry, industryMeters, (meter) => changesOf(meter, closed)),
    hospital: await of(hospital, hospitalMeters),
    textile: await of(textileAccount, textileMeters),
  }
  tellIndustry(stories.industry, histories.industry)
  tellHospital(stories.hospital, histories.hospital, canteen)
  tellTextile(stories.textile, histories.textile)
  tellPhotos(stories.hospital, canteen)
  await agenda.play(work)

  const devices = [...histories.industry, ...histories.hospital, ...histories.textile]
  await saveOnline(
    work.db,
    devices.map((one) => ({
      companyCode: one.meter.companyCode,
      meterId: one.meter.meterId,
      lastFrameAt: lastFrameAt(one),
    })),
    work.clock.iso(),
  )
  await markSilent(work.db, work.clock.iso())
  await seedCardMeters(work, stories.restaurant, first)
  await seedPriceChanges(work, industry, meterOf(industryMeters, '10010101'), work.clock.today())
  await seedPriceChanges(work, hospital, meterOf(hospitalMeters, '10020301'), work.clock.today())
  await seedPriceChanges(work, textileAccount, meterOf(textileMeters, '10020401'), work.clock.today())
  await seedOtherChanges(work, stories, {
    boiler: meterOf(industryMeters, '10010103'),
    kiln: meterOf(industryMeters, '10010101'),
    card: meterOf(restaurantMeters, '10010203'),
  })
  await billOverdue(work)
  for (const { account } of Object.values(stories)) await refreshProvisionalOf(work, account)
}

const meterOf = (meters: readonly Meter[], meterId: string): Meter => {
  const found = meters.find((meter) => meter.meterId === meterId)
  if (!found) throw new Error(`no meter ${meterId} in the demo data`)
  return found
}

/** The kiln's spike on the last closed day; the boiler has been silent for two days (A 8). */
function changesOf(meter: Meter, closed: string): ReadonlyMap<string, DayChange> {
  if (meter.meterId === '10010102') return new Map([[closed, spike(meter.meterId, closed)]])
  if (meter.meterId === '10010103')
    return new Map<string, DayChange>([
      [addDays(closed, -1), 'MISSING'],
      [closed, 'MISSING'],
    ])
  return new Map()
}

/** Card meters report their register when their card is read: the last time three days ago. The balance is what cards left over. */
async function seedCardMeters(work: Work, story: Story, first: string): Promise<void> {
  const last = addDays(story.closed, -2)
  await saveRegisters(
    work.db,
    restaurantMeters.map((meter) => ({
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
