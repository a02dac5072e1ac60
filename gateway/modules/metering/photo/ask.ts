import { addDays, startOf, toInstant } from '@domain/date'
import type { Work } from '../../../http/context'
import { findAccount, settledAccounts, type AccountKey } from '../../gas-account/service'
import { done, drop, upsert } from '../../todo/service'
import { lockMeter, metersOf } from '../repo/meter'
import { imgsOfPeriod } from '../repo/photo'
import { imgWindow, periodOfWindow } from '../rules/photo'
import type { Meter } from '../types'

/** Days of the self-reading window before the reading day (setting readWindowDays). */
export const READ_WINDOW_DAYS = 3
/** Accounts looked at by one statement. */
const AT_ONCE = 500
/** Days after a window in which what is still open of it closes, also when a day was missed. */
const AFTER = 3

/** Card meters are billed by purchase: nothing waits for their register. */
const BY_HAND = { meterType: 'MECH', remainVolume: null } as const

type Settings = Pick<Work, 'settings' | 'clock'>

const windowOf = ({ settings }: Settings, companyCode: string, readingDay: number, day: string) =>
  imgWindow(BY_HAND, readingDay, day, settings.integer(companyCode, 'readWindowDays', READ_WINDOW_DAYS))

/** Customers with a window of self-reading that is open or has just ended, at most `limit` of them after a customer number. */
export async function readersDue(
  work: Settings & Pick<Work, 'db'>,
  after: string,
  limit: number,
): Promise<AccountKey[]> {
  const days = Array.from({ length: AFTER + 1 }, (_, back) => addDays(work.clock.today(), -back))
  const found: AccountKey[] = []
  for (let from: string | undefined = after; from !== undefined && found.length < limit;) {
    const page = await settledAccounts(work.db, from, AT_ONCE)
    const due = page.filter((one) => days.some((day) => windowOf(work, one.companyCode, one.readingDay, day).open))
    found.push(...due.map(({ bp, companyCode }) => ({ bp, companyCode })))
    from = page.length < AT_ONCE ? undefined : page.at(-1)?.bp
  }
  return found.slice(0, limit)
}

/** METER_READ of each mechanical meter of a customer (A 5.13). */
export async function askForReadings(work: Work, key: AccountKey): Promise<void> {
  for (const { meterId } of await metersOf(work.db, key)) await followReading(work, { ...key, meterId })
}

/**
 * The to-do to read a mechanical meter (AE-11): open while its window is, until each channel has a photo that is accepted or waits for
 * staff; a rejected photo opens it again.
 */
export async function followReading(work: Work, key: AccountKey & { meterId: string }): Promise<void> {
  await lockMeter(work.db, key)
  const account = await findAccount(work.db, key)
  const meter = (await metersOf(work.db, key)).find(({ meterId }) => meterId === key.meterId)
  if (!account || meter?.meterType !== 'MECH') return
  const window = windowOf(work, key.companyCode, account.readingDay, work.clock.today())
  if (!window.open || meter.state === 'REMOVED') {
    await drop(work, 'METER_READ', key.meterId, key.bp)
    return
  }
  if (await isHandedIn(work, key, meter, periodOfWindow(window))) {
    await done(work, 'METER_READ', key.meterId, key.bp)
    return
  }
  await upsert(work, {
    bp: key.bp,
    companyCode: key.companyCode,
    modelCode: 'ENERGY_VIEW',
    type: 'METER_READ',
    bizId: key.meterId,
    title: `${meter.alias || meter.location || meter.meterNo}待抄表`,
    summary: '拍照上传表具读数，用于本期结算',
    dueAt: toInstant(startOf(addDays(window.to, 1))),
    route: `/pages/home/meter-list/meter-list?from=photo&meterNo=${meter.meterNo}`,
  })
}

async function isHandedIn(work: Work, key: AccountKey, { meterId, channels }: Meter, period: string): Promise<boolean> {
  for (const { channelNo } of channels) {
    const photos = await imgsOfPeriod(work.db, key, meterId, channelNo, period)
    if (!photos.some(({ state }) => state === 'ACCEPTED' || state === 'SUBMITTED')) return false
  }
  return true
}
