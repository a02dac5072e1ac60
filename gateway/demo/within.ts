/* History is made in one transaction, without workers: what they would do is done at once. */
import type { Static, TSchema } from '@sinclair/typebox'
import type { Work } from '../http/context'
import { bossDb, writer } from '../work/boss'
import type { Kind, Sweep } from '../work/kinds'
import type { Kept } from '../work/queue'

/** Processes the queued items of one kind inside this transaction. */
export async function workOffNow<S extends TSchema>(work: Work, { name, run }: Kind<S>): Promise<void> {
  if (!('handle' in run)) throw new TypeError(`${name} waits for somebody outside`)
  const options = { db: bossDb(work.db) }
  for (;;) {
    const items = await writer.fetch<Kept>(name, { ...options, batchSize: 500, ignoreStartAfter: true })
    if (items.length === 0) return
    for (const item of items) await run.handle(work, item.data.data as Static<S>)
    for (const item of items) await writer.complete(name, item.id, {}, options)
  }
}

/** Does at once, in this transaction, what a sweep lists now. */
export async function sweepNow(work: Work, { kind, list }: Sweep): Promise<void> {
  if (!('handle' in kind.run)) throw new TypeError(`${kind.name} waits for somebody outside`)
  const most = 500
  for (let after = ''; ;) {
    const page = await list(work, after, most)
    for (const { data } of page) await kind.run.handle(work, data)
    const last = page.at(-1)
    if (!last || page.length < most) return
    after = last.key
  }
}
