import { addDays, firstOfMonth, lastOfMonth, monthOf } from '@domain/date'
import { groupBy } from '@domain/group'
import type { ElectiveDay } from '@domain/tariff/elective'
import { addVolume, isZeroVolume, subtractVolume, type Volume } from '@domain/volume'
import type { Work } from '../../../http/context'
import { ask } from '../../../wiring'
import { electiveGas } from '../elective-gas'
import { metersOf } from '../repo/meter'
import { statedLines } from '../repo/own-price'
import { daysBetween } from '../repo/usage'
import { sharesBesideBilled } from '../rules/billed-shares'
import type { AccountKey } from '../types'
import type { RestCover } from './ahead'
import type { ExpectedUse } from './expected'
import { packageParts } from './packages'

/** A day of a channel without what packages cover of it (BE-08). */
export interface OutDay {
  gasDay: string
  meterId: string
  channelNo: string
  volume: Volume
}

/** What of a day has a price of its own. */
export interface ElectivePart {
  volume: Volume
  price: string
}

export type ElectiveOf = (days: readonly OutDay[]) => (ElectivePart | null)[]

/**
 * Tells what of days between two gas days, both included, has a price of its own (AE-17a, BE-06): the days that are asked about stand in
 * place of the stored ones, so that days may be asked about that are still to come; what live statements have charged stays. Remote meters
 * only: gas without a day is in no month. No query beyond the first where nothing was chosen.
 */
export async function electiveBetween(
  work: Work,
  key: AccountKey,
  span: { from: string; to: string },
): Promise<ElectiveOf> {
  const choices = await ask(work, electiveGas).inForce(work, key, span)
  if (choices.length === 0) return (days) => days.map(() => null)
  const prices = new Map(choices.map(({ month, price }) => [month, price]))
  const from = firstOfMonth(monthOf(span.from))
  const stored = await outDays(work, key, { from, to: span.to })
  const charged = await statedLines(work, key, { from, to: lastOfMonth(monthOf(span.to)) })
  return (days) => {
    const asked = new Set(days.map(keyOf))
    const all = [...days, ...stored.filter((day) => !asked.has(keyOf(day)))]
    const shares = sharesBesideBilled(all, choices, charged)
    return days.map(({ gasDay }, index) => {
      const [volume = '0.00', price] = [shares[index], prices.get(monthOf(gasDay))]
      return price === undefined || isZeroVolume(volume) ? null : { volume, price }
    })
  }
}

const keyOf = ({ gasDay, meterId, channelNo }: Omit<OutDay, 'volume'>) => `${gasDay}|${meterId}|${channelNo}`

/** The same of some days at once. */
export async function electiveParts(
  work: Work,
  key: AccountKey,
  days: readonly OutDay[],
): Promise<(ElectivePart | null)[]> {
  const dates = days.map(({ gasDay }) => gasDay).sort()
  const [from, to] = [dates[0], dates.at(-1)]
  return from === undefined || to === undefined ? [] : (await electiveBetween(work, key, { from, to }))(days)
}

/** Known days of a customer's remote meters without what packages cover of them, both ends included. */
export async function outDays(work: Work, key: AccountKey, span: { from: string; to: string }): Promise<OutDay[]> {
  const remote = (await metersOf(work.db, key)).filter(({ meterType }) => meterType === 'IOT')
  const rows = await daysBetween(
    work.db,
    key,
    remote.map(({ meterId }) => meterId),
    span.from,
    span.to,
  )
  const known = rows.filter(({ quality }) => quality !== 'MISSING')
  const parts = await packageParts(work, key, known)
  return known.map(({ gasDay, meterId, channelNo, volume }, index) => ({
    gasDay,
    meterId,
    channelNo,
    volume: subtractVolume(volume, parts[index] ?? '0.00'),
  }))
}

/** m³ of meters' days that have a price of their own, by meter id and gas day. */
export async function electiveDays(
  work: Work,
  key: AccountKey,
  span: { from: string; to: string },
): Promise<ReadonlyMap<string, ReadonlyMap<string, Volume>>> {
  const choices = await ask(work, electiveGas).inForce(work, key, span)
  if (choices.length === 0) return new Map()
  const days = await outDays(work, key, span)
  const parts = (await electiveBetween(work, key, span))(days)
  const byMeter = new Map<string, Map<string, Volume>>()
  days.forEach(({ meterId, gasDay }, index) => {
    const mine = byMeter.get(meterId) ?? new Map<string, Volume>()
    mine.set(gasDay, addVolume(mine.get(gasDay) ?? '0.00', parts[index]?.volume ?? '0.00'))
    byMeter.set(meterId, mine)
  })
  return byMeter
}

/** What of the rest of a month will have a price of its own, by meter id, at what meters are expected to use of it after paid packages. */
export type RestOf = (use: ExpectedUse, cover: Pick<RestCover, 'paidOn'>) => ReadonlyMap<string, readonly ElectiveDay[]>

/** A choice covers the days of its calendar month, so that a bill month may have two (BE-06). `through`: the newest known day. */
export async function electiveOfRest(
  work: Work,
  key: AccountKey,
  { through, to }: { through: string; to: string },
): Promise<RestOf> {
  const from = addDays(through, 1)
  if (from > to) return () => new Map()
  const electiveOf = await electiveBetween(work, key, { from, to })
  return ({ days }, cover) => {
    const coming = [...days].flatMap(([meterId, list]) =>
      list.map(({ gasDay, volume }) => ({
        gasDay,
        meterId,
        channelNo: '',
        volume: subtractVolume(volume, cover.paidOn(gasDay, meterId)),
      })),
    )
    const own = electiveOf(coming)
    const parts = coming.flatMap(({ gasDay, meterId }, index) => {
      const part = own[index]
      return part ? [{ meterId, gasDay, ...part }] : []
    })
    return groupBy(parts, ({ meterId }) => meterId)
  }
}
