import { toMillis } from '@domain/date'
import { analyze } from '../../db/statistics'
import type { Work } from '../../http/context'
import { withClock } from '../clock'

/** After so many events the planner analyses the grown tables: the statistics of other connections do not see an open transaction. */
const ANALYZE_AFTER = [30, 120, 480]

/** Things that happened, each at its moment: run in order of time, so that ledgers and states grow as they would have (A 8, R2). */
export class Agenda {
  private readonly events: { at: string; millis: number; order: number; run: (work: Work) => Promise<void> }[] = []

  /** `at` is ISO; an event may add later ones while it runs. Ones after the seeding moment are left out: they have not happened. */
  add(at: string, run: (work: Work) => Promise<void>): void {
    this.events.push({ at, millis: toMillis(at), order: this.events.length, run })
  }

  async play(work: Work): Promise<void> {
    const end = work.clock.now()
    for (let played = 1; ; played++) {
      this.events.sort((a, b) => a.millis - b.millis || a.order - b.order)
      const next = this.events.shift()
      if (!next) return
      if (next.millis <= end) await next.run(withClock(work, next.at))
      if (ANALYZE_AFTER.includes(played)) await analyze(work.db)
    }
  }
}

/** ISO moment of a Shanghai date and time: at('2026-11-01', '10:00'). */
export const at = (date: string, time: string): string => `${date}T${time}:00+08:00`
