import type { TierBarProps } from '@/ui'
import { decimal } from '@domain/decimal'
import { formatVolumeNumber, formatVolumeShort, sumVolume } from '@domain/volume'

interface Band {
  tierNo: number
  fromVolume: string
  toVolume: string | null
  finalPrice: string
  used: string
}

/** Where a year's gas of a meter is between its tiers (AE-13); `year`: 2026年, 本年; `asOf`: for readers of the screen. */
export function tierBarOf(bands: readonly Band[], year: string, asOf = ''): TierBarProps {
  const used = sumVolume(bands.map((band) => band.used))
  const now = [...bands].reverse().find((band) => decimal(band.used).gt(0)) ?? bands[0]
  return {
    tiers: bands.map(({ tierNo, fromVolume, toVolume, finalPrice }) => ({
      name: `第${tierNo}档`,
      from: fromVolume,
      to: toVolume,
      price: finalPrice,
    })),
    used,
    markText: `${year}累计 ${formatVolumeShort(used)}`,
    summary: `${bands.length}档阶梯，${asOf}${year}累计${formatVolumeNumber(used)}立方米，处于第${now?.tierNo ?? 1}档`,
  }
}
