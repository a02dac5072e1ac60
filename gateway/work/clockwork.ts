import { sql } from 'kysely'
import type { Db } from '../db/connect'
import { DatabaseDown } from '../db/down'
import { prepared } from '../db/prepared'
import type { Work } from '../http/context'
import { isoOf } from '../ports/clock'
import { inTransaction, type WorkParts } from './context'
import { dailyOrder, type DailyOrder } from './daily-order'
import { dueTimes } from './due'
import { endTimes, lockTimes, openTimes, removeAhead, saveCursor, timesOf, type Due, type Times } from './sweep-rows'
import type { Sweep } from './kinds'
import { enqueueListed } from './queue'

/** Keys that a page lists. */
const PAGE = 500
/** Items of a kind that may wait before the next page of its sweep is listed. */
const MOST_WAITING = 2000
/** Daily due times of one tick: a gateway that catches up a long sleep can be stopped between two ticks. */
const MOST_DAILY = 40

/** What a tick came to: nothing was due; sweeps were opened, or listed and had nothing; a page was listed and its items wait now. */
export type Tick = 'nothing' | 'looked' | 'listed'

export interface Clockwork {
  /** Opens what is due, or lists open sweeps up to the first page that holds something. */
  tick(): Promise<Tick>
}

/** ms by which the clocks of two gateways may differ: what lies further ahead than this was done before the clock was set back. */
const SKEW = 2_000
/** ms after which a sweep that could not be listed is listed again. */
const PAUSE = 60_000

const isDaily = ({ schedule }: Sweep): boolean => 'dailyAt' in schedule

/** The listing of one sweep failed. */
class ListingFailed extends Error {
  constructor(
    readonly sweep: Sweep,
    override readonly cause: unknown,
  ) {
    super(`listing of ${sweep.name} failed`)
  }
}

/**
 * What is due by the product's clock. One row per sweep and due time is what several gateways agree on. Daily sweeps begin in the order of
 * their times. One that is declared `after` others begins when these have been listed and all their items have been tried once: a month
 * is settled after its days have been closed, on a normal day and after a pause alike. An item that failed, and a kind that waits for an
 * outside system, delay only what is declared after them. Interval sweeps wait for nothing. A sweep that cannot be listed is logged with
 * an alarm, reported to `onFailure` and listed again after a pause; the others go on.
 */
export function createClockwork(
  sweeps: readonly Sweep[],
  parts: WorkParts,
  onFailure: (error: unknown) => void = () => undefined,
): Clockwork {
  const { db } = parts.database
  const order = dailyOrder(sweeps.filter(isDaily))
  const dailyKinds = [...new Set(sweeps.filter(isDaily).map(({ kind }) => kind.name))]
  const intervalNames = sweeps.filter((sweep) => !isDaily(sweep)).map(({ name }) => name)
  /** Until when a sweep is not listed, by its name; ms of performance.now(). */
  const paused = new Map<string, number>()
  const isPaused = ({ name }: Sweep) => (paused.get(name) ?? 0) > performance.now()
  const inOrder = (a: Due, b: Due) => a.at - b.at || order.rank(a.sweep) - order.rank(b.sweep)
  let isSetBackLogged = false

  /** A clock that was set back is logged once; interval sweeps begin again at once, daily ones wait until their days come. */
  async function handleSetBack(times: ReadonlyMap<string, Times>): Promise<boolean> {
    const now = parts.work.clock.now()
    const last = Math.max(0, ...[...times.values()].map(({ lastAt }) => lastAt))
    const isBack = last > now + SKEW
    if (isBack && !isSetBackLogged)
      parts.work.log.warn(
        { now: isoOf(now), last: isoOf(last) },
        'the clock was set back: daily work waits until the time at which it last ran',
      )
    isSetBackLogged = isBack
    return isBack && (await removeAhead(db, intervalNames, isoOf(now + SKEW)))
  }

  async function look(): Promise<Tick> {
    const times = await timesOf(db)
    if (await handleSetBack(times)) return 'looked'
    const open = openOnes(sweeps, times).sort(inOrder)
    const goesOn = ({ sweep }: Due) => !isDaily(sweep) || times.get(sweep.name)?.isBegun === true
    const ready = open.filter((due) => goesOn(due) && !isPaused(due.sweep))
    const listed = await listNext(parts, await withoutFull(db, ready))
    if (listed !== 'nothing') return listed
    const idle = sweeps.filter((sweep) => !open.some((one) => one.sweep === sweep))
    const { daily, intervals } = nextDue(idle, times, parts.work.clock.now())
    const begun = await beginDaily([...open.filter((due) => isDaily(due.sweep)), ...daily].sort(inOrder), goesOn)
    if (begun !== 'nothing') return begun
    if (!(await openTimes(db, intervals))) return 'nothing'
    const first = await listNext(parts, await withoutFull(db, intervals))
    return first === 'listed' ? 'listed' : 'looked'
  }

  /**
   * Opens as many as may begin and lists them one after the other. Those that go on for another gateway, are paused or full, and whatever
   * waits for them, are left out.
   */
  async function beginDaily(dues: readonly Due[], goesOn: (due: Due) => boolean): Promise<Tick> {
    if (dues.length === 0) return 'nothing'
    const fresh = (await freshKinds(db, { names: dailyKinds })).map(({ name }) => name)
    const held = heldBack(order, fresh)
    const next = new Map<Sweep, Due>()
    for (const due of dues) {
      if (next.has(due.sweep) || next.size === MOST_DAILY) break
      if (held.holds(due.sweep, goesOn(due) || isPaused(due.sweep))) continue
      next.set(due.sweep, due)
    }
    const chosen = [...next.values()]
    await openTimes(db, chosen)
    return listNext(parts, chosen, heldBack(order, fresh))
  }

  async function tick(): Promise<Tick> {
    try {
      return await look()
    } catch (error) {
      if (!(error instanceof ListingFailed)) throw error
      const { sweep, cause } = error
      paused.set(sweep.name, performance.now() + PAUSE)
      parts.work.log.error({ err: cause, sweep: sweep.name, alarm: 'SWEEP' }, 'a sweep cannot be listed')
      onFailure(cause)
      return 'looked'
    }
  }
  return { tick }
}

const openOnes = (sweeps: readonly Sweep[], times: ReadonlyMap<string, Times>): Due[] =>
  sweeps.flatMap((sweep) => {
    const at = times.get(sweep.name)?.openAt ?? null
    return at === null ? [] : [{ sweep, at }]
  })

/** Daily ones, and every interval that is over. */
function nextDue(
  sweeps: readonly Sweep[],
  times: ReadonlyMap<string, Times>,
  now: number,
): { daily: Due[]; intervals: Due[] } {
  const due = sweeps.flatMap((sweep) =>
    dueTimes(sweep, times.get(sweep.name)?.lastAt ?? null, now).map((at) => ({ sweep, at })),
  )
  return {
    daily: due.filter(({ sweep }) => isDaily(sweep)),
    intervals: due.filter(({ sweep }) => !isDaily(sweep)),
  }
}

/**
 * Which of some daily sweeps, asked for in their order, have to wait: behind kinds with work that has not been tried to its end, and behind
 * those that wait themselves, be it for an earlier day of their own.
 */
function heldBack({ waitsFor }: DailyOrder, fresh: readonly string[]) {
  const busy = new Set(fresh)
  const waiting = new Set<Sweep>()
  return {
    /** `isHeld`: this one cannot begin anyhow. */
    holds(sweep: Sweep, isHeld: boolean): boolean {
      const holds = isHeld || waiting.has(sweep) || [...waitsFor(sweep)].some((name) => busy.has(name))
      if (holds) {
        waiting.add(sweep)
        busy.add(sweep.kind.name)
      }
      return holds
    },
  }
}

/**
 * Goes through these in their order up to the first page that holds something; those before it had nothing and are done. One
 * transaction writes the page's items and where it ended. What another gateway lists is left to it, with what `held` has wait for that.
 */
async function listNext(parts: WorkParts, dues: readonly Due[], held?: ReturnType<typeof heldBack>): Promise<Tick> {
  if (dues.length === 0) return 'nothing'
  return inTransaction(parts, parts.work.clock, async (work) => {
    const cursors = await lockTimes(work.db, dues)
    const ended: Due[] = []
    let hasItems = false
    for (const due of dues) {
      const cursor = cursors.get(due.sweep.name)
      if (held?.holds(due.sweep, cursor === undefined) || cursor === undefined) continue
      const items = await listPage(work, due, cursor).catch((error: unknown) => {
        throw error instanceof DatabaseDown ? error : new ListingFailed(due.sweep, error)
      })
      if (items < PAGE) ended.push(due)
      hasItems = items > 0
      if (hasItems) break
    }
    await endTimes(work.db, ended, parts.work.clock.iso())
    if (hasItems) return 'listed'
    return ended.length > 0 ? 'looked' : 'nothing'
  })
}

/** Makes items of the next page. Returns their number. */
async function listPage(work: Work, due: Due, after: string): Promise<number> {
  const { sweep, at } = due
  const items = await sweep.list(
    isDaily(sweep) ? { ...work, clock: work.clock.plannedFor(isoOf(at)) } : work,
    after,
    PAGE,
  )
  const last = items.at(-1)
  if (last === undefined) return 0
  await enqueueListed(work, sweep.kind, items, isDaily(sweep) ? isoOf(at) : undefined)
  // A page that is not full is the last one.
  if (items.length >= PAGE) await saveCursor(work.db, due, last.key)
  return items.length
}

/** Without the sweeps of a kind of which so many items wait that no more are listed. */
async function withoutFull(db: Db, dues: readonly Due[]): Promise<readonly Due[]> {
  if (dues.length === 0) return dues
  const names = [...new Set(dues.map(({ sweep }) => sweep.kind.name))]
  const full = new Set((await fullKinds(db, { names, offset: MOST_WAITING - 1 })).map(({ name }) => name))
  return dues.filter(({ sweep }) => !full.has(sweep.kind.name))
}

const fullKinds = prepared(
  (_db, p: { names: readonly string[]; offset: number }) => sql<{ name: string }>`
    select kind.name from unnest(${p.names}::text[]) as kind(name)
    cross join lateral (
      select 1 from work_item
      where work_item.kind = kind.name and state = 'waiting' and attempts = 0 offset ${p.offset} limit 1) as last`,
)

/** Kinds with an item that has not ended its first try. */
const freshKinds = prepared(
  (_db, p: { names: readonly string[] }) => sql<{ name: string }>`
    select kind.name from unnest(${p.names}::text[]) as kind(name)
    where exists (
      select 1 from work_item where work_item.kind = kind.name and state = 'waiting' and attempts = 0
      union all
      select 1 from work_item where work_item.kind = kind.name and state = 'active' and attempts = 1)`,
)
