import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type PgBoss from 'pg-boss'
import type { Database, Db } from '../db/connect'
import { prepared } from '../db/prepared'
import type { JobCtx, Queues, Work } from '../http/context'
import { frozenClock } from '../ports/clock'
import { ChannelDown } from '../ports/payment'
import { bossDb, createBoss } from './boss'
import { createClockwork } from './clockwork'
import { inTransaction, outside, type WorkParts } from './context'
import { beat, BEAT_EVERY, leave, putBack, take, type Item } from './hands'
import { noteSpan, traced } from '../tracing/tracer'
import type { AnyKind, AreaWork } from './kinds'
import { createLoop } from './loop'
import { passTo } from './moved-clock'
import { lateness } from './sweep-rows'
import { maintain, prepareQueues, takeBack } from './upkeep'

export interface Workers {
  /** The door for who hands work on. */
  queues: Queues
  /** Looks at what is due every now and then, and at once when something has been handed on. */
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

export type ItemEnd = 'done' | 'again' | 'dead'

/** ms between two flushes of what was counted, two looks after the tables of the queue. */
const flushEvery = 10_000
const maintainEvery = 60_000
/** Pages of sweeps listed between two looks at the items. */
const pagesPerLook = 20

/** The item was given to somebody else meanwhile: what this one wrote is rolled back. */
class ItemLost extends Error {}

interface Lane {
  kind: AnyKind
  running: number
}

/** All work of one gateway that no caller waits for. What a process that died had in hand is taken up again by the others. */
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
  const parts: Parts = { database, work: { ...given.base, queues }, onItem: given.onItem ?? (() => undefined) }
  const boss = createBoss(database.db)
  await prepareQueues(database.db, boss, kinds)
  if (database.engine === 'pglite') await takeBack(database.db)
  const sweeps = given.areas.flatMap((area) => area.sweeps)
  let unlisted: unknown[] = []
  const clockwork = createClockwork(sweeps, parts, (error) => void (unlisted = [error]))
  const names = kinds.map(({ name }) => name)
  const underWay = new Set<Promise<void>>()
  const flush = everySeconds(flushEvery, () => flushAll(given.flush, parts))
  const tidy = everySeconds(maintainEvery, () => maintain(boss))
  const gatewayId = randomUUID()
  const life = await live(parts, gatewayId)
  const inherit = everySeconds(BEAT_EVERY, () => inheritItems(parts))

  /** Takes what waits in this queue into its free places; whoever ends makes room for the next. */
  async function fill(lane: Lane): Promise<void> {
    const free = lane.kind.concurrency - lane.running
    if (free <= 0 || loop.isStopped()) return
    const items = await take(database.db, gatewayId, lane.kind.name, free)
    lane.running += items.length
    for (const item of items) {
      const ended = runItem(parts, boss, lane.kind, item).then(() => {
        lane.running -= 1
        underWay.delete(ended)
        loop.hurry()
      })
      underWay.add(ended)
    }
  }

  async function lookOnce(): Promise<void> {
    await inherit()
    for (let page = 0; page < pagesPerLook && !loop.isStopped() && (await clockwork.tick()) !== 'nothing'; page++);
    for (const name of await waiting(database.db, names)) {
      const lane = lanes.get(name)
      if (lane) await fill(lane)
    }
    await flush()
    await tidy()
  }

  async function drain(): Promise<void> {
    unlisted = []
    await flushAll(given.flush, parts)
    await inheritItems(parts)
    for (let mayWait = true; ;) {
      // While a look has a page or an item half in hand, there seems to be nothing left.
      const { others, isOver } = await inTurn(async () => {
        const others = [...underWay]
        const tick = await clockwork.tick()
        // Sweeps that had nothing leave nothing to work off before the next one.
        const ran = (mayWait || tick !== 'looked') && (await workOff(parts, boss, gatewayId, lanes))
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
    drain,
    lateness: () => lateness(database.db, sweeps, given.base.clock.now()),
    passTo: (iso) => passTo(parts, sweeps, iso, drain),
    async stop() {
      await loop.stop()
      await Promise.all(underWay)
      await flushAll(given.flush, parts)
      await life.end()
    },
  }
}

type Parts = WorkParts & { onItem(kind: string, end: ItemEnd, seconds: number): void }

/** Says that this gateway lives, from before its first item until after its last one. */
async function live({ database: { db }, work }: Parts, gatewayId: string): Promise<{ end(): Promise<void> }> {
  const say = () => beat(db, { gatewayId })
  await say()
  let saying: Promise<unknown> | null = null
  const timer = setInterval(() => {
    saying ??= say()
      .catch((error: unknown) => work.log.warn({ err: error }, 'no sign of life written'))
      .finally(() => {
        saying = null
      })
  }, BEAT_EVERY)
  timer.unref()
  return {
    async end() {
      clearInterval(timer)
      await saying
      // Without its word the others find out by its silence.
      await leave(db, gatewayId).catch((error: unknown) => work.log.warn({ err: error }, 'no farewell written'))
    },
  }
}

async function inheritItems({ database: { db }, work: { log } }: Parts): Promise<void> {
  for (const { isDead, ...item } of await putBack(db))
    if (isDead) log.error({ ...item, alarm: 'DEAD_LETTER' }, 'item given up: it was in hand when its gateway ended')
    else log.warn(item, 'item of a gateway that has ended, taken up again')
}

/** Runs what it is given one after the other, in the order in which it comes; a failed one holds nobody up. */
function createTurns(): <T>(work: () => Promise<T>) => Promise<T> {
  let last: Promise<unknown> = Promise.resolve()
  return (work) => {
    const mine = last.then(work)
    last = mine.catch(() => undefined)
    return mine
  }
}

/** Calls the work when so many ms have passed since it last ran. */
function everySeconds(ms: number, work: () => Promise<void>): () => Promise<void> {
  let at = performance.now()
  return async () => {
    if (performance.now() - at < ms) return
    at = performance.now()
    await work()
  }
}

/** One failing area must not keep the others from writing what they counted. */
async function flushAll(all: WorkersParts['flush'], parts: Parts): Promise<void> {
  const ctx = outside(parts, parts.work.clock)
  for (const flush of all)
    await flush(ctx).catch((error: unknown) => parts.work.log.error({ err: error }, 'counted numbers not written'))
}

/** Queues with an item whose time has come, the one that has waited longest first. */
const waiting = async (db: Db, names: readonly string[]): Promise<string[]> =>
  (await waitingQueues(db, { names })).map(({ name }) => name)

const waitingQueues = prepared(
  (_db, p: { names: readonly string[] }) => sql<{ name: string }>`
    select queue.name from unnest(${p.names}::text[]) as queue(name)
    cross join lateral (
      select start_after from pgboss.job
      where job.name = queue.name and state < 'active' and start_after < now() order by start_after limit 1) as first
    order by first.start_after, queue.name`,
)

/** Items one after the other, those that have waited longest first. Answers whether there was one. */
async function workOff(
  parts: Parts,
  boss: PgBoss,
  gatewayId: string,
  lanes: ReadonlyMap<string, Lane>,
): Promise<boolean> {
  const { db } = parts.database
  for (let ran = false; ; ran = true) {
    const [name] = await waiting(db, [...lanes.keys()])
    const kind = name === undefined ? undefined : lanes.get(name)?.kind
    if (!kind) return ran
    for (const item of await take(db, gatewayId, kind.name, 50)) await runItem(parts, boss, kind, item)
  }
}

/** One item to its end; never throws. */
const runItem = (parts: Parts, boss: PgBoss, kind: AnyKind, item: Item): Promise<void> =>
  traced(kind.name, 'consumer', { kind: kind.name }, () => tryItem(parts, boss, kind, item), item.data.trace)

async function tryItem(parts: Parts, boss: PgBoss, kind: AnyKind, item: Item): Promise<void> {
  const started = performance.now()
  const seconds = () => (performance.now() - started) / 1000
  const { data, at } = item.data
  const clock = at === undefined ? parts.work.clock : frozenClock(at)
  const { run } = kind
  try {
    if ('handle' in run)
      await inTransaction(parts, clock, async (work) => {
        await run.handle(work, data)
        await complete(boss, work.db, item)
      })
    else {
      await run.manual(outside(parts, clock), data)
      await complete(boss, parts.database.db, item)
    }
    noteSpan({ end: 'done' })
    parts.onItem(kind.name, 'done', seconds())
  } catch (error) {
    await giveBack(parts, boss, item, error)
      .then((end) => {
        noteSpan({ end })
        parts.onItem(kind.name, end, seconds())
      })
      .catch((failure: unknown) =>
        parts.work.log.error({ err: failure, kind: kind.name, item: item.id }, 'item not given back'),
      )
  }
}

async function complete(boss: PgBoss, db: Db, item: Item): Promise<void> {
  const { affected } = (await boss.complete(item.name, item.id, {}, { db: bossDb(db) })) as unknown as {
    affected: number
  }
  if (affected !== 1) throw new ItemLost(`item ${item.id} of ${item.name} is not ours any more`)
}

/** Back into its queue for a later try, or given up: then it is a dead letter, logged once. */
async function giveBack(parts: Parts, boss: PgBoss, item: Item, error: unknown): Promise<ItemEnd> {
  const { log } = parts.work
  const named = { err: error, kind: item.name, item: item.id, key: item.singletonKey, attempt: item.retryCount + 1 }
  if (error instanceof ItemLost) {
    log.warn(named, 'item lost to another gateway')
    return 'again'
  }
  const isDead = item.retryCount >= item.retryLimit
  if (isDead) log.error({ ...named, alarm: 'DEAD_LETTER' }, 'item given up')
  else log[error instanceof ChannelDown ? 'warn' : 'error'](named, 'item failed, tried again later')
  await boss.fail(item.name, item.id, { message: error instanceof Error ? error.message : String(error) })
  return isDead ? 'dead' : 'again'
}
