import type { DateText } from '../date'
import { type HeatingSeason, seasonOf } from '../gas-day'
import { type Money, priced, sumMoney } from '../money'
import { type Volume, compareVolume, volume } from '../volume'
import { type ChannelVolume, type MeterVolumes, priceChannels } from './channels'
import type { Segment, Tier } from './types'

/** The volume of a meter with one channel. */
export type PricingInput = Omit<MeterVolumes, 'channels'> & Omit<ChannelVolume, 'channelNo'>

const CHANNEL = '1'

/** Prices the volume of a meter with one channel: {@link priceChannels}. */
export function priceSegments({ volume: total, daily, ...input }: PricingInput): Segment[] {
  const channel = { channelNo: CHANNEL, volume: total, ...(daily && { daily }) }
  return priceChannels({ ...input, channels: [channel] }).get(CHANNEL) ?? []
}

/** The tier that the next m³ falls into: a border exactly hit belongs to the tier below, so the next one begins (AE-15). */
export const tierAt = <T extends Pick<Tier, 'toVolume'>>(tiers: readonly T[], used: Volume): T | undefined =>
  tiers.find((tier) => tier.toVolume === null || compareVolume(used, tier.toVolume) < 0)

/** The bill is the sum of its rounded segments, nothing else (AE-17). */
export const amountOf = (segments: readonly Pick<Segment, 'amount'>[]): Money =>
  sumMoney(segments.map((segment) => segment.amount))

/** Elective volume comes as segments of its own price, tier 0, with the season of its first day (AE-17a). */
export const electiveSegments = (
  overrides: readonly { volume: Volume; price: string }[],
  from: DateText,
  to: DateText,
  heating?: HeatingSeason,
): Segment[] =>
  overrides.map((override) => ({
    tierNo: 0,
    season: seasonOf(from, heating),
    price: override.price,
    volume: volume(override.volume),
    amount: priced(override.volume, override.price),
    fromDate: from,
    toDate: to,
    priceId: null,
    contractNo: null,
  }))
