import { DAY, addDays, dateAt, toMillis, type DateText } from '@domain/date'
import { decimal, fixed } from '@domain/decimal'
import { compareVolume, subtractVolume, sumVolume, type Volume } from '@domain/volume'

/** A cumulative register of a meter when its card was read, m³. */
export interface Register {
  readAt: string
  register: Volume
}

/** m³ between two reads of a card, and of a mean day of that time. */
export interface Use {
  from: string
  to: string
  volume: Volume
  dayMean: Volume
}

/** Days of which the mean is taken. */
const RECENT = 90

/**
 * A 6.4: what a meter used between reads of its card, the newest first. `registers`: the newest first. A read less than a day before the
 * next one is left out: its hours say nothing about a day. A register that falls is that of another meter: nothing is said across it.
 */
export function usesOf(registers: readonly Register[]): Use[] {
  const uses: Use[] = []
  let end = registers[0]
  for (const start of registers.slice(1)) {
    if (!end) break
    const span = toMillis(end.readAt) - toMillis(start.readAt)
    if (span < DAY) continue
    if (compareVolume(end.register, start.register) >= 0) {
      const volume = subtractVolume(end.register, start.register)
      uses.push({ from: start.readAt, to: end.readAt, volume, dayMean: meanOf(volume, span) })
    }
    end = start
  }
  return uses
}

/** m³ of a day for a volume of so many ms. */
const meanOf = (volume: Volume, ms: number): Volume => fixed(decimal(volume).times(DAY).div(ms), 2)

/** m³ a day over the uses that end within the last 90 days before the newest read; null without one. */
export function recentMean(uses: readonly Use[]): Volume | null {
  const [newest] = uses
  if (!newest) return null
  const recent = uses.filter(({ to }) => toMillis(newest.to) - toMillis(to) < RECENT * DAY)
  const ms = recent.reduce((sum, { from, to }) => sum + toMillis(to) - toMillis(from), 0)
  return meanOf(sumVolume(recent.map(({ volume }) => volume)), ms)
}

/** Day on which what was left at a read is used up at so many m³ a day; null for none, or where that is more than ten years away. */
export function lastsUntil(remain: Volume, readAt: string, dayMean: Volume): DateText | null {
  if (compareVolume(dayMean, '0') <= 0) return null
  const days = Number(fixed(decimal(remain).div(dayMean), 2))
  return days > 3650 ? null : addDays(dateAt(toMillis(readAt)), Math.floor(days))
}
