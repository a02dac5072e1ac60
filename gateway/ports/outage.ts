import { isoOf, type Clock } from './clock'
import { ChannelDown, RefundLater } from './payment'
import { SwitchedOff } from './switched-off'

/*
 * Since when an outside system has not answered (Y-22), as this process has seen it. What says no has answered; a system that was never
 * connected is not away.
 */

/** Failures in a row from which it counts as away: one may be the single call's. */
const SHOWN_FROM = 2

interface Failing {
  /** ms: of the first failure. */
  since: number
  times: number
}

export interface Outages {
  /** Notes how a call of this system ended. */
  note(system: string, error?: unknown): void
  /** ms of the first failure since its last answer; null: as far as known it answers. */
  since(system: string): number | null
}

export function createOutages(clock: Pick<Clock, 'now'>): Outages {
  const failing = new Map<string, Failing>()
  return {
    note(system, error) {
      if (error === undefined || !isAway(error)) return void failing.delete(system)
      const before = failing.get(system)
      failing.set(system, { since: before?.since ?? clock.now(), times: (before?.times ?? 0) + 1 })
    },
    since(system) {
      const now = failing.get(system)
      return now !== undefined && now.times >= SHOWN_FROM ? now.since : null
    },
  }
}

/** Those of these systems that do not answer, each since when: read from memory, no call is made. */
export const failedSystems = <S extends string>(
  outages: Outages,
  systems: readonly S[],
): { system: S; since: string }[] =>
  systems.flatMap((system) => {
    const since = outages.since(system)
    return since === null ? [] : [{ system, since: isoOf(since) }]
  })

/** As a part of an answer: absent while all answer (Y-22). */
export function failedParts<S extends string>(outages: Outages, systems: readonly S[]) {
  const failed = failedSystems(outages, systems)
  return failed.length === 0 ? {} : { failedParts: failed }
}

/** A channel names what is an outage; of the others every failure is one that is no setting. */
export const isAway = (error: unknown): boolean =>
  error instanceof ChannelDown ? !(error instanceof RefundLater) : !(error instanceof SwitchedOff)

/** A port with its calls noted under its name; everything else of it is the port's own. `away`: which of its failures count. */
export function noting<P extends object>(
  outages: Outages,
  system: string,
  port: P,
  calls: readonly string[],
  away: (error: unknown) => boolean = () => true,
): P {
  const noted = Object.create(port) as P
  for (const call of calls) {
    const own: unknown = Reflect.get(port, call)
    if (typeof own !== 'function') continue
    const value = async (...given: unknown[]): Promise<unknown> => {
      try {
        const answer: unknown = await Reflect.apply(own, port, given)
        outages.note(system)
        return answer
      } catch (error) {
        outages.note(system, away(error) ? error : undefined)
        throw error
      }
    }
    Object.defineProperty(noted, call, { value, writable: true, configurable: true, enumerable: true })
  }
  return noted
}

/** Is it an outage of a payment channel? What it refuses, it has answered. */
export const isChannelAway = (error: unknown): boolean => error instanceof ChannelDown
