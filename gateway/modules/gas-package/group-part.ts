import { addMonths } from '@domain/date'
import { decimal, fixed } from '@domain/decimal'
import { daysOf } from '@domain/plan/windows'
import { addVolume, sumVolume } from '@domain/volume'
import type { Work } from '../../http/context'
import { usageRows } from '../metering/service'
import { penaltiesOf } from './repo/children'
import { lockedVolumesIn } from './repo/cycles'
import { meterParts } from './rules/meter-parts'

/*
 * What packages have to do with some of a customer's meters in a month. An order on meters of two prediction groups counts for each with
 * the part of its own meters, never whole for both.
 */

interface Of {
  month: string
  meterIds: readonly string[]
}
interface Key {
  bp: string
  companyCode: string
}
type Reads = Pick<Work, 'db'>

/** What packages of a customer's meters have locked in a month, whole m³ (P-04, P-05). */
export const lockedInMonth = async (work: Reads, key: Key, of: Of): Promise<string> =>
  partOf(work, key, of, await lockedVolumesIn(work.db, { bp: key.bp, ...of }), 0)

/** m³ of a month that packages of a customer's meters were short of and have charged for (D-07). */
export const penaltyInMonth = async (work: Reads, key: Key, of: Of): Promise<string> =>
  partOf(work, key, of, await penaltiesOf(work.db, { bp: key.bp, ...of }), 2)

/** Volume of an order in the month. */
export interface OrderVolume {
  meterIds: string[]
  volume: string
}

async function partOf(
  work: Reads,
  key: Key,
  { month, meterIds }: Of,
  orders: readonly OrderVolume[],
  places: 0 | 2,
): Promise<string> {
  const isOwn = (meterId: string) => meterIds.includes(meterId)
  const shared = orders.filter((order) => !order.meterIds.every(isOwn))
  const used = shared.length === 0 ? new Map<string, string>() : await usedBefore(work, key, month, shared)
  const parts = orders.flatMap((order) => {
    if (!shared.includes(order)) return [order.volume]
    const meters = [...order.meterIds].sort().map((meterId) => ({ meterId, used: used.get(meterId) ?? '0.00' }))
    return [...meterParts(order.volume, meters, places)].flatMap(([meterId, part]) => (isOwn(meterId) ? [part] : []))
  })
  return fixed(decimal(sumVolume(parts)), places)
}

/** Months of use that parts are by. The month before is not over while the month is declared (P-03): they end before it. */
const MONTHS = 3

async function usedBefore(
  work: Reads,
  key: Key,
  month: string,
  orders: readonly OrderVolume[],
): Promise<Map<string, string>> {
  const { from } = daysOf('MONTH', addMonths(month, -MONTHS - 1))
  const { to } = daysOf('MONTH', addMonths(month, -2))
  const meterIds = [...new Set(orders.flatMap((order) => order.meterIds))]
  const used = new Map<string, string>()
  for (const { meterId, volume } of await usageRows(work, key, { meterIds, from, to }))
    used.set(meterId, addVolume(used.get(meterId) ?? '0.00', volume))
  return used
}
