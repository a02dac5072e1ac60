import type { Database, Db } from '../db/connect'
import type { JobCtx, Queues, Work } from '../http/context'
import { createClockwork } from './clockwork'
import { outside, type WorkParts } from './context'
import { beginLife, reclaimItems } from './gateway-life'
import type { AnyKind, AreaWork } from './kinds'
import { claim, HEARTBEAT_EVERY, readyKinds } from './leases'
import { createLoop } from './loop'
import { passTo } from './moved-clock'
import { runItem, type ItemEnd, type RunParts } from './run-item'
import { lateness } from './sweep-rows'

export interface Workers {
  /** The kinds that this gateway runs, and the signal that an item was enqueued. */
  queues: Queues
  /** Checks regularly what is due, and at once when something was enqueued. */
  start(): void
  /**
   * Does what is due up to the clock's now, in order, until there is nothing left but tries that wait for their time. Throws at its end
   * when a sweep could not be listed.
   */
  drain(): Promise<void>
  /** Seconds for which each daily sweep has been due without having been listed to its end; 0: it is in time. */
  lateness(): Promise<Map<string, number>>
  /** Moves the product's clock to this moment and does on the way what was planned, each at its time; for the development clock. */
  passTo(iso: string): Promise<void>
  /** Begins nothing more, waits for what is under way, and writes what has been counted. */
  stop(): Promise<void>
}

export interface WorkersParts {
  database: Database
  base: Omit<Work, 'afterCommit' | 'db' | 'queues'>
  areas: readonly AreaWork[]
  /** What each gateway writes every few seconds of what it has counted. */
  flush: readonly ((ctx: JobCtx) => Promise<void>)[]
  onItem?(kind: string, end: ItemEnd, seconds: number): void
}

/** ms between two flushes of what was counted. */
const FLUSH_EVERY = 10_000
/** Pages of sweeps listed between two looks at the items. */
const PAGES_PER_LOOK = 20
/** Items that `drain` claims at once. */
const DRAIN_CLAIMS = 50

interface Lane {
  kind: AnyKind
  running: number
}

/** All work of one gateway that no caller waits for. What a process that died had under way is taken back by the others. */
export async function createWorkers(given: WorkersParts): Promise<Workers> {
  const { database } = given
  const kinds = given.areas.flatMap((area) => area.kinds)
  const lanes = new Map<string, Lane>(kinds.map((kind) => [kind.name, { kind, running: 0 }]))
  const inTurn = createTurns()
  const loop = createLoop(
    () => inTurn(lookOnce),
    (error) => given.base.log.error({ err: error }, 'work queue failed'),
  )
  const queues: Queues = { has: (kind) => lanes.has(kind), wake: () => loop.hurry() }
  const parts: RunParts = { database, work: { ...given.base, queues }, onItem: given.onItem ?? (() => undefined) }
  // The embedded database has one process: what was under way when it ended waits again at once.
  if (database.engine === 'pglite') await reclaimItems(parts, true)
  const sweeps = given.areas.flatMap((area) => area.sweeps)
  let unlisted: unknown[] = []
  const clockwork = createClockwork(sweeps, parts, (error) => void (unlisted = [error]))
  const names = kinds.map(({ name }) => name)
  const underWay = new Set<Promise<void>>()
  const drains = createCalls(() => loop.hurry())
  const flush = every(FLUSH_EVERY, () => flushAll(given.flush, parts))
  const reclaimDue = every(HEARTBEAT_EVERY, () => reclaimItems(parts))
  const { gatewayId, end: endLife } = await beginLife(parts)

  /** Claims as many items as the lane has free places; each end of an item makes room for the next. */
  async function fill(lane: Lane): Promise<void> {
    const free = lane.kind.concurrency - lane.running
    if (free <= 0 || loop.isStopped()) return
    const items = await claim(database.db, gatewayId, lane.kind, free)
    lane.running += items.length
    for (const item of items) {
      const ended = runItem(parts, lane.kind, item).then(() => {
        lane.running -= 1
        underWay.delete(ended)
        loop.hurry()
      })
      underWay.add(ended)
    }
  }

  async function lookOnce(): Promise<void> {
    // It does what is due: a look beside it would ask everything twice.
    if (drains.areUnderWay()) return
    await reclaimDue()
    for (let page = 0; page < PAGES_PER_LOOK && !loop.isStopped() && (await clockwork.tick()) !== 'nothing'; page++);
    for (const { name } of await readyKinds(database.db, { names })) {
      const lane = lanes.get(name)
      if (lane) await fill(lane)
    }
    await flush()
  }

  async function drain(): Promise<void> {
    unlisted = []
    await flushAll(given.flush, parts)
    await reclaimItems(parts)
    for (let mayWait = true; ;) {
      // While a look has a page or an item under way, there seems to be nothing left.
      const { others, isOver } = await inTurn(async () => {
        const others = [...underWay]
        const tick = await clockwork.tick()
        // Sweeps that had nothing leave nothing to work off before the next one.
        const ran = (mayWait || tick !== 'looked') && (await workOff(parts, gatewayId, lanes))
        return { others, isOver: tick === 'nothing' && !ran }
      })
      mayWait = false
      await Promise.all(others)
      if (isOver && others.length === 0) break
    }
    if (unlisted.length > 0) throw unlisted[0]
  }

  return {
    queues,
    start: () => loop.start(),
    drain: () => drains.run(drain),
    lateness: () => lateness(database.db, sweeps, given.base.clock.now()),
    passTo: (iso) => drains.run(() => passTo(parts, sweeps, iso, drain)),
    async stop() {
      await loop.stop()
      await Promise.all(underWay)
      await flushAll(given.flush, parts)
      await endLife()
    },
  }
}

/** Runs what it is given one after the other, in the order in which it comes; a failure does not stop the next. */
function createTurns(): <T>(work: () => Promise<T>) => Promise<T> {
  let last: Promise<unknown> = Promise.resolve()
  return (work) => {
    const mine = last.then(work)
    last = mine.catch(() => undefined)
    return mine
  }
}

/** Tells whether calls are under way; after each, what came meanwhile is looked for. */
function createCalls(onEnd: () => void) {
  let underWay = 0
  return {
    areUnderWay: () => underWay > 0,
    async run(call: () => Promise<void>): Promise<void> {
      underWay += 1
      try {
        await call()
      } finally {
        underWay -= 1
        onEnd()
      }
    },
  }
}

/** Calls the work when so many ms have passed since it last ran. */
function every(ms: number, work: () => Promise<void>): () => Promise<void> {
  let at = performance.now()
  return async () => {
    if (performance.now() - at < ms) return
    at = performance.now()
    await work()
  }
}

/** One failing area must not keep the others from writing what they counted. */
async function flushAll(all: WorkersParts['flush'], parts: WorkParts): Promise<void> {
  const ctx = outside(parts, parts.work.clock)
  for (const flush of all)
    await flush(ctx).catch((error: unknown) => parts.work.log.error({ err: error }, 'counted numbers not written'))
}

/** Items one after the other, those that have waited longest first. Answers whether there was one. */
async function workOff(parts: RunParts, gatewayId: string, lanes: ReadonlyMap<string, Lane>): Promise<boolean> {
  const { db } = parts.database
  for (let ran = false; ; ran = true) {
    const kind = await firstReady(db, lanes)
    if (!kind) return ran
    for (const item of await claim(db, gatewayId, kind, DRAIN_CLAIMS)) await runItem(parts, kind, item)
  }
}

async function firstReady(db: Db, lanes: ReadonlyMap<string, Lane>): Promise<AnyKind | undefined> {
  const [first] = await readyKinds(db, { names: [...lanes.keys()] })
  return first && lanes.get(first.name)?.kind
}
