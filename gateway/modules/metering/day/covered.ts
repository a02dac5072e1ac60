import { yearOf } from '@domain/date'
import type { Work } from '../../../http/context'
import { lockAccount } from '../../gas-account/service'
import { booksOf } from '../../tariff/service'
import { netOfPackages } from './net'
import { debitOpenDays } from './provisional'
import { metersOf } from '../repo/meter'
import { daysBetween, repriceDays } from '../repo/usage'
import { estimateDays } from '../rules/pricing'
import { usedInYear } from './used'
import type { AccountKey } from '../types'

/**
 * Packages now cover other volumes of some days: these days are priced by the volume that is left, and the open days are debited
 * again (AE-31). Days that are on a bill keep their price. Locks the account.
 */
export async function repriceCovered(
  work: Work,
  key: AccountKey,
  { meterIds, from, to }: { meterIds: readonly string[]; from: string; to: string },
): Promise<void> {
  const account = await lockAccount(work.db, key)
  if (!account) return
  const meters = (await metersOf(work.db, key)).filter(({ meterId }) => meterIds.includes(meterId))
  const books = await booksOf(
    work,
    key,
    meters.map(({ gasUse }) => gasUse),
  )
  const used = await usedInYear(work, key, meterIds, yearOf(from), from)
  const known = await daysBetween(work.db, key, meterIds, from, to)
  const net = await netOfPackages(
    work,
    key,
    known.filter(({ quality }) => quality !== 'MISSING'),
  )
  for (const meter of meters) {
    const days = net.filter(({ meterId }) => meterId === meter.meterId)
    const amounts = estimateDays({
      book: books.of(meter.gasUse),
      meterId: meter.meterId,
      days,
      usedBefore: used.get(meter.meterId) ?? '0.00',
      heating: books.heating,
    })
    await repriceDays(
      work.db,
      key,
      days.map((day, index) => ({ ...day, estAmount: amounts[index] ?? day.estAmount })),
    )
  }
  await debitOpenDays(work, account)
}
