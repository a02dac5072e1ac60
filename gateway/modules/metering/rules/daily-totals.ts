import { groupBy } from '@domain/group'
import { sumVolume, type Volume } from '@domain/volume'

/** What a channel of a meter has measured of a gas day. m³. */
interface ChannelDay {
  meterId: string
  gasDay: string
  volume: Volume
  quality: string
}

/** m³ of each known gas day by meter id, the channels of a day together (A 2.5); a missing day is left out. */
export function dailyTotals(days: readonly ChannelDay[]): ReadonlyMap<string, readonly { volume: Volume }[]> {
  const known = days.filter(({ quality }) => quality !== 'MISSING')
  return new Map(
    [...groupBy(known, ({ meterId }) => meterId)].map(([meterId, rows]) => [
      meterId,
      [...groupBy(rows, ({ gasDay }) => gasDay).values()].map((of) => ({
        volume: sumVolume(of.map(({ volume }) => volume)),
      })),
    ]),
  )
}
