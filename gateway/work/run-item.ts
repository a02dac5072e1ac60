import { randomInt } from 'node:crypto'
import { ChannelDown } from '../ports/payment'
import { noteSpan, traced } from '../tracing/tracer'
import { backoff } from './backoff'
import { inTransaction, outside, type WorkParts } from './context'
import type { AnyKind } from './kinds'
import { complete, release, type Item } from './leases'

export type ItemEnd = 'done' | 'again' | 'dead'

export type RunParts = WorkParts & { onItem(kind: string, end: ItemEnd, seconds: number): void }

/** Another gateway has the item meanwhile: what this try wrote is rolled back. */
class LeaseLost extends Error {}

/** One try of an item, to its end; never throws. Its span goes on with the trace of the call that enqueued it. */
export const runItem = (parts: RunParts, kind: AnyKind, item: Item): Promise<void> =>
  traced(kind.name, 'consumer', { kind: kind.name }, () => tryItem(parts, kind, item), item.trace ?? undefined)

async function tryItem(parts: RunParts, kind: AnyKind, item: Item): Promise<void> {
  const started = performance.now()
  const seconds = () => (performance.now() - started) / 1000
  const clock = item.dueAt === null ? parts.work.clock : parts.work.clock.plannedFor(item.dueAt)
  const { run } = kind
  try {
    if ('handle' in run)
      await inTransaction(parts, clock, async (work) => {
        await run.handle(work, item.data)
        if (!(await complete(work.db, item))) throw new LeaseLost()
      })
    else {
      await run.manual(outside(parts, clock), item.data)
      if (!(await complete(parts.database.db, item))) throw new LeaseLost()
    }
    noteSpan({ end: 'done' })
    parts.onItem(kind.name, 'done', seconds())
  } catch (error) {
    await giveBack(parts, kind, item, error)
      .then((end) => {
        noteSpan({ end })
        parts.onItem(kind.name, end, seconds())
      })
      .catch((failure: unknown) =>
        parts.work.log.error({ err: failure, kind: kind.name, item: item.itemId }, 'item not given back'),
      )
  }
}

/** Back into the queue for a later try, or given up: then it is a dead letter, logged once. */
async function giveBack(
  { database: { db }, work: { log } }: RunParts,
  { retry }: AnyKind,
  item: Item,
  error: unknown,
): Promise<ItemEnd> {
  const named = { err: error, kind: item.kind, item: item.itemId, key: item.key, attempt: item.attempts }
  if (error instanceof LeaseLost) {
    log.warn(named, 'item lost to another gateway')
    return 'again'
  }
  const isDead = item.attempts >= item.maxAttempts
  if (isDead) log.error({ ...named, alarm: 'DEAD_LETTER' }, 'item given up')
  else log[error instanceof ChannelDown ? 'warn' : 'error'](named, 'item failed, tried again later')
  const retryAfter = isDead ? null : backoff(retry.delay, item.attempts, randomInt(1000) / 1000)
  await release(db, item, retryAfter, error instanceof Error ? error.message : String(error))
  return isDead ? 'dead' : 'again'
}
