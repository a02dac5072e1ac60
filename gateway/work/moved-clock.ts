import { isoOf } from '../ports/clock'
import { inTransaction, type WorkParts } from './context'
import type { Sweep } from './kinds'

/**
 * How a clock is moved: daily work runs at its own times anyway, but what goes by a moment of its own (a planned stop, the
 * end of an order) happens when it was planned, not when the clock arrives. So the clock stands before such a moment, until everything
 * earlier is done, in it, and behind it, until what it sets going is done.
 */
export async function passTo(parts: WorkParts, sweeps: readonly Sweep[], iso: string, drain: () => Promise<void>) {
  const { clock } = parts.work
  const end = Date.parse(iso)
  for (;;) {
    const next = await nextPlanned(parts, sweeps)
    if (next === null || next.at >= end) break
    for (const at of [next.at - next.every, next.at, next.at + next.every]) {
      if (at <= clock.now() || at >= end) continue
      clock.moveTo(isoOf(at))
      await drain()
    }
    // A running clock is past it already; one that stands would find it again.
    if (clock.now() < next.at) break
  }
  clock.moveTo(iso)
  await drain()
}

/** All are asked in one transaction: there are many, and each stop of the clock asks them again. */
const nextPlanned = (parts: WorkParts, sweeps: readonly Sweep[]): Promise<{ at: number; every: number } | null> =>
  inTransaction(parts, parts.work.clock, async (work) => {
    let first: { at: number; every: number } | null = null
    for (const { schedule, planned } of sweeps) {
      if (!planned || !('everySeconds' in schedule)) continue
      const at = await planned(work)
      if (at !== null && (first === null || Date.parse(at) < first.at))
        first = { at: Date.parse(at), every: schedule.everySeconds * 1000 }
    }
    return first
  })
