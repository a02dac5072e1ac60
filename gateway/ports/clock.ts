/** The product's clock (CV-5): the only source of "now" in the gateway. Times are instants; the date is that of Asia/Shanghai. */
export interface Clock {
  /** Milliseconds since the epoch. */
  now(): number
  /** ISO with offset: '2026-11-23T09:30:00+08:00' (seconds). */
  iso(): string
  /** 'YYYY-MM-DD' in Asia/Shanghai. */
  today(): string
  /** Starts the clock again at this instant (ISO); it goes on from there. */
  moveTo(iso: string): void
  /**
   * What goes on now: the clock itself, except in daily work, which sees the moment that it was planned for. After a pause of the gateway
   * the two lie days apart: a span that begins with a notice is counted from the present.
   */
  readonly present: Clock
  /** Stands at the moment (ISO) that daily work was planned for. A clock that is moved passes through it: that is no pause. */
  plannedFor(iso: string): Clock
}

const shanghaiOffset = 8 * 3600_000

/** An instant as ISO text of Asia/Shanghai, in seconds. The zone has had no summer time since 1991. */
export function isoOf(ms: number): string {
  return `${new Date(ms + shanghaiOffset).toISOString().slice(0, 19)}+08:00`
}

/** A clock that runs, and can be held for a while. */
export interface RunningClock extends Clock {
  /** Stands still while `work` is done, which takes no time of a clock with a start; one of the system's time has it again then. */
  still(work: () => Promise<void>): Promise<void>
}

/** A clock that starts at `start` (ISO) or at the system's time and runs with it. */
export function createClock(start: string | null = null): RunningClock {
  let offset = start === null ? 0 : Date.parse(start) - Date.now()
  let stoodAt: number | null = null
  const now = () => stoodAt ?? Date.now() + offset
  const clock = fromNow(now, (iso) => {
    if (stoodAt === null) offset = Date.parse(iso) - Date.now()
    else stoodAt = Date.parse(iso)
  })
  async function still(work: () => Promise<void>): Promise<void> {
    stoodAt = now()
    try {
      await work()
    } finally {
      if (start !== null) offset = stoodAt - Date.now()
      stoodAt = null
    }
  }
  return { ...clock, still }
}

/** A clock that stands still until it is moved: tests. */
export function frozenClock(start: string): Clock {
  let at = Date.parse(start)
  return fromNow(
    () => at,
    (iso) => {
      at = Date.parse(iso)
    },
  )
}

function fromNow(now: () => number, move: (iso: string) => void): Clock {
  let movedTo = -Infinity
  // Each row of a list asks which day it is.
  let known = { day: Number.NaN, text: '' }
  const today = () => {
    const at = now()
    const day = Math.floor((at + shanghaiOffset) / 86_400_000)
    if (day !== known.day) known = { day, text: isoOf(at).slice(0, 10) }
    return known.text
  }
  const clock: Clock = {
    now,
    iso: () => isoOf(now()),
    today,
    moveTo(iso) {
      move(iso)
      movedTo = Date.parse(iso)
    },
    get present() {
      return clock
    },
    plannedFor(iso) {
      const planned = frozenClock(iso)
      return Date.parse(iso) <= movedTo ? planned : { ...planned, present: clock }
    },
  }
  return clock
}
