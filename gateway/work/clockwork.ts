import { sql } from 'kysely'
import type { Db } from '../db/connect'
import { DatabaseDown } from '../db/down'
import { prepared } from '../db/prepared'
import type { Work } from '../http/context'
import { frozenClock, isoOf } from '../ports/clock'
import { inTransaction, type WorkParts } from './context'
import { dailyOrder, type DailyOrder } from './daily-order'
import { dueTimes } from './due'
import { endTimes, forgetAhead, keepCursor, openTimes, takeTimes, timesOf, type Due, type Times } from './sweep-rows'
import type { Sweep } from './kinds'
import { enqueueListed } from './queue'

/** Keys a page lists. */
const PAGE = 500
/** Items that may wait in a sweep's queue before its next page is listed: a short queue is a fast one. */
const MOST_WAITING = 2000
/** Daily due times of one tick: a gateway that catches up a long sleep can be stopped between two. */
const MOST_DAILY = 40

/** What a tick came to: nothing was due; sweeps were opened, or listed and had nothing; a page was listed whose items wait now. */
export type Tick = 'nothing' | 'looked' | 'listed'

export interface Clockwork {
  /** Opens what is due, or lists open sweeps up to the first page that holds something. */
  tick(): Promise<Tick>
}

/** ms by which the clocks of two gateways may differ: what lies further ahead than this was done before the clock was set back. */
const SKEW = 2_000
/** ms after which a sweep whose listing failed is listed again. */
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
 * outside system, delay only what is declared after them. Interval sweeps wait for nothing. A sweep whose listing fails is logged with
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
  let isBackTold = false

  /** A clock that was set back: said once; what goes by distances begins anew, what goes by days waits until they come. */
  async function setBack(known: ReadonlyMap<string, Times>): Promise<boolean> {
    const now = parts.work.clock.now()
    const last = Math.max(0, ...[...known.values()].map(({ lastAt }) => lastAt))
    const isBack = last > now + SKEW
    if (isBack && !isBackTold)
      parts.work.log.warn(
        { now: isoOf(now), last: isoOf(last) },
        'the clock was set back: daily work waits until the time at which it last ran',
      )
    isBackTold = isBack
    return isBack && (await forgetAhead(db, intervalNames, isoOf(now + SKEW)))
  }

  async function look(): Promise<Tick> {
    const known = await timesOf(db)
    if (await setBack(known)) return 'looked'
    const open = openOnes(sweeps, known).sort((a, b) => a.at - b.at || order.rank(a.sweep) - order.rank(b.sweep))
    const ready = open.filter(({ sweep }) => !isPaused(sweep))
    const listed = await listNext(parts, await withoutFull(db, ready))
    if (listed !== 'nothing') return listed
    const idle = sweeps.filter((sweep) => !open.some((one) => one.sweep === sweep))
    const { daily, intervals } = nextDue(idle, known, parts.work.clock.now(), order)
    if (daily.length > 0) {
      const openKinds = open.filter(({ sweep }) => isDaily(sweep)).map(({ sweep }) => sweep.kind.name)
      const busy = new Set([...openKinds, ...(await freshQueues(db, { queues: dailyKinds })).map(({ name }) => name)])
      const begun = await beginDaily(parts, daily, order, busy)
      if (begun !== 'nothing') return begun
    }
    if (!(await openTimes(db, intervals))) return 'nothing'
    const begun = await listNext(parts, await withoutFull(db, intervals))
    return begun === 'listed' ? 'listed' : 'looked'
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

const openOnes = (sweeps: readonly Sweep[], known: ReadonlyMap<string, Times>): Due[] =>
  sweeps.flatMap((sweep) => {
    const at = known.get(sweep.name)?.openAt ?? null
    return at === null ? [] : [{ sweep, at }]
  })

/** Daily ones in the order of their times, and every interval that is over. */
function nextDue(
  sweeps: readonly Sweep[],
  known: ReadonlyMap<string, Times>,
  now: number,
  { rank }: DailyOrder,
): { daily: Due[]; intervals: Due[] } {
  const due = sweeps.flatMap((sweep) =>
    dueTimes(sweep, known.get(sweep.name)?.lastAt ?? null, now).map((at) => ({ sweep, at })),
  )
  return {
    daily: due.filter(({ sweep }) => isDaily(sweep)).sort((a, b) => a.at - b.at || rank(a.sweep) - rank(b.sweep)),
    intervals: due.filter(({ sweep }) => !isDaily(sweep)),
  }
}

/**
 * One after the other up to the first that has something to do. `busy` names kinds whose work has not been tried to its end. One that has
 * to wait, or that another gateway has begun, makes its own kind busy and keeps its later days back.
 */
async function beginDaily(
  parts: WorkParts,
  dues: readonly Due[],
  { waitsFor }: DailyOrder,
  busy: Set<string>,
): Promise<Tick> {
  const held = new Set<Sweep>()
  let begun = 0
  for (const due of dues) {
    const { sweep } = due
    const isReady = !held.has(sweep) && ![...waitsFor(sweep)].some((name) => busy.has(name))
    const listed = isReady && (await openTimes(parts.database.db, [due])) ? await listNext(parts, [due]) : 'nothing'
    if (listed === 'listed') return 'listed'
    if (listed === 'nothing') {
      held.add(sweep)
      busy.add(sweep.kind.name)
    } else if ((begun += 1) === MOST_DAILY) break
  }
  return begun > 0 ? 'looked' : 'nothing'
}

/**
 * Goes through these in their order up to the first page that holds something; those before it had nothing and are done. One
 * transaction keeps the page's items and where it ended. What another gateway lists is left to it.
 */
async function listNext(parts: WorkParts, dues: readonly Due[]): Promise<Tick> {
  if (dues.length === 0) return 'nothing'
  return inTransaction(parts, parts.work.clock, async (work) => {
    const cursors = await takeTimes(work.db, dues)
    const mine = dues.filter(({ sweep }) => cursors.has(sweep.name))
    const ended: Due[] = []
    let hasItems = false
    for (const due of mine) {
      const items = await listPage(work, due, cursors.get(due.sweep.name) ?? '').catch((error: unknown) => {
        throw error instanceof DatabaseDown ? error : new ListingFailed(due.sweep, error)
      })
      if (items < PAGE) ended.push(due)
      hasItems = items > 0
      if (hasItems) break
    }
    await endTimes(work.db, ended, parts.work.clock.iso())
    if (mine.length === 0) return 'nothing'
    return hasItems ? 'listed' : 'looked'
  })
}

/** Makes items of the next page. Answers their number. */
async function listPage(work: Work, due: Due, after: string): Promise<number> {
  const { sweep, at } = due
  const items = await sweep.list(isDaily(sweep) ? { ...work, clock: frozenClock(isoOf(at)) } : work, after, PAGE)
  const last = items.at(-1)
  if (last === undefined) return 0
  await enqueueListed(work, sweep.kind, items, isDaily(sweep) ? isoOf(at) : undefined)
  await keepCursor(work.db, due, last.key)
  return items.length
}

/** Without those in whose queue so many items wait that no more are listed. */
async function withoutFull(db: Db, dues: readonly Due[]): Promise<readonly Due[]> {
  if (dues.length === 0) return dues
  const queues = [...new Set(dues.map(({ sweep }) => sweep.kind.name))]
  const full = new Set((await fullQueues(db, { queues, offset: MOST_WAITING - 1 })).map(({ name }) => name))
  return dues.filter(({ sweep }) => !full.has(sweep.kind.name))
}

const fullQueues = prepared(
  (_db, p: { queues: readonly string[]; offset: number }) => sql<{ name: string }>`
    select queue.name from unnest(${p.queues}::text[]) as queue(name)
    cross join lateral (
      select 1 from pgboss.job where job.name = queue.name and state = 'created' offset ${p.offset} limit 1) as last`,
)

/** Queues with an item that has not been tried to its end yet. */
const freshQueues = prepared(
  (_db, p: { queues: readonly string[] }) => sql<{ name: string }>`
    select queue.name from unnest(${p.queues}::text[]) as queue(name)
    where exists (
      select 1 from pgboss.job where job.name = queue.name and state = 'created'
      union all
      select 1 from pgboss.job where job.name = queue.name and state = 'active' and retry_count = 0)`,
)
