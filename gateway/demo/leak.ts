import { addDays } from '@domain/date'
import { lastClosedGasDay } from '@domain/gas-day'
import type { Work } from '../http/context'
import { watchNights } from '../modules/metering/night/guard'
import { withClock } from './clock'
import { textile } from './customers/textile'
import { at } from './energy/agenda'
import { saveSetting } from './setting-repo'
import { embeddedMeterFeed, LEAK_SETTING } from './stand-ins/meter-feed'

/** Nights of the leak that have been measured by now; the guard spoke after the third. */
const NIGHTS = 4

/** A leak at the textile mill (Y-11): its hint was given yesterday and waits for an answer. Volumes of days stay as they are. */
export async function seedLeak(work: Work): Promise<void> {
  const closed = lastClosedGasDay(work.clock.now())
  const [meter] = textile.meters
  if (!meter) throw new Error('the mill has no meter')
  const leak = `${meter.meterId}|${addDays(closed, 1 - NIGHTS)}`
  await saveSetting(work.db, LEAK_SETTING, leak)
  // The settings that a gateway has read are those before this transaction.
  const ports = { ...work.ports, meterFeed: embeddedMeterFeed(async () => leak) }
  const morning = withClock({ ...work, ports }, at(closed, '09:50'))
  await watchNights({ ...morning, transaction: (run) => run(morning) }, textile)
}
