/* History is made in one transaction, without workers: what they would do is done at once. */
import type { Static, TSchema } from '@sinclair/typebox'
import type { Work } from '../http/context'
import type { Kind, Sweep } from '../work/kinds'
import { removeWaiting } from '../work/queue'

/** Does what this transaction has enqueued of one kind, inside of it. */
export async function workOffNow<S extends TSchema>(work: Work, { name, run }: Kind<S>): Promise<void> {
  if (!('handle' in run)) throw new TypeError(`${name} waits for an outside system`)
  for (;;) {
    const items = await removeWaiting(work.db, name)
    if (items.length === 0) return
    for (const data of items) await run.handle(work, data as Static<S>)
  }
}

/** Does at once, in this transaction, what a sweep lists now. */
export async function sweepNow(work: Work, { kind, list }: Sweep): Promise<void> {
  if (!('handle' in kind.run)) throw new TypeError(`${kind.name} waits for an outside system`)
  const most = 500
  for (let after = ''; ;) {
    const page = await list(work, after, most)
    for (const { data } of page) await kind.run.handle(work, data)
    const last = page.at(-1)
    if (!last || page.length < most) return
    after = last.key
  }
}
