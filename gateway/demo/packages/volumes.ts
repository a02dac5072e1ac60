import { datesBetween, diffDays, type DateText } from '@domain/date'
import { sumVolume } from '@domain/volume'
import { dayVolumes } from '../stand-ins/devices'

/*
 * How much the customers of the demo buy: shares of what their devices use (B 8). Requested volumes are whole hundreds of m³; the
 * services compute the rest.
 */

/** m³ that a device uses from one day to another, both included. */
const usageOf = (meterId: string, from: DateText, to: DateText): number =>
  Number(sumVolume(datesBetween(from, to).flatMap((day) => Object.values(dayVolumes(meterId, day)))))

const hundreds = (volume: number): number => Math.round(volume / 100) * 100

/** What a cycle may differ from its even share: a little less than the package lets it. */
const [LEAST, MOST] = [0.72, 1.28]
/** Orders are bought in steps of so many m³. */
const STEP = 1000
const ROUNDS = 20

interface Days {
  startDate: DateText
  endDate: DateText
}

/** The wished volumes of an order's cycles, brought within the bounds of X-03 and to a whole number of steps. */
function fitted(wishes: readonly number[], cycles: readonly Days[]): string[] {
  const days = cycles.map(({ startDate, endDate }) => diffDays(startDate, endDate) + 1)
  const sum = (all: readonly number[]): number => all.reduce((total, one) => total + one, 0)
  let volumes = wishes.map(hundreds)
  for (let round = 0; round < ROUNDS; round++) {
    const even = sum(volumes) / sum(days)
    volumes = volumes.map((volume, index) => {
      const share = even * (days[index] ?? 0)
      return hundreds(Math.min(Math.max(volume, share * LEAST), share * MOST))
    })
  }
  const over = sum(volumes) % STEP
  return volumes.map((volume, index) => String(index === volumes.length - 1 ? volume - over : volume))
}

/**
 * 1#窑炉 over six months: bought too much, then less than it used, then much less, so that what it still pays by the month makes the
 * balance worth having (A 8); the rest as the first three were (P1).
 */
export function unsteady(meterId: string, cycles: readonly Days[], delayed: number): string[] {
  const shares = [1 / 0.88, 0.9, 0.65]
  const known = cycles.slice(0, shares.length)
  const used = known.map(({ startDate, endDate }) => usageOf(meterId, startDate, endDate))
  const first = used.map((volume, index) => volume * (shares[index] ?? 1) + (index === 2 ? delayed : 0))
  const later = (0.9 * first.reduce((total, one) => total + one, 0)) / shares.length
  return fitted([...first, ...cycles.slice(shares.length).map(() => later)], cycles)
}

/** A share of what a meter uses in each cycle. */
export const shareOf =
  (meterId: string, share: number) =>
  (cycles: readonly Days[]): string[] =>
    fitted(
      cycles.map(({ startDate, endDate }) => share * usageOf(meterId, startDate, endDate)),
      cycles,
    )
