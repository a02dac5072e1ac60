import type { Work } from '../../http/context'
import { Refusal } from '../../http/refusal'
import type { Drawn } from './papers'

/** Drawings of one address in its life: a phone that lost the connection, a viewer that asks twice, colleagues in the same minute. */
const MOST_DRAWINGS = 30

interface Opened {
  drawings: number
  /** ms */
  until: number
  /** The drawing that is under way. */
  now?: Promise<Drawn | null>
}

/** By address; of each gateway its own. */
const openedOf = new WeakMap<Buffer, Map<string, Opened>>()

/**
 * What is behind one signed address is drawn once for all openings at once, and at most thirty times: 2906. Nothing is kept longer:
 * a bill that has been paid meanwhile, or a pass that has been withdrawn, shows at the next opening.
 */
export async function drawnOnce(
  work: Pick<Work, 'config' | 'clock'>,
  address: { fileId: string; e: string },
  draw: () => Promise<Drawn | null>,
): Promise<Drawn | null> {
  const opened = openedOf.get(work.config.jwtKey) ?? new Map<string, Opened>()
  openedOf.set(work.config.jwtKey, opened)
  const key = `${address.fileId}|${address.e}`
  const one = opened.get(key) ?? noted(opened, key, { drawings: 0, until: Number(address.e) * 1000 }, work.clock.now())
  const shared = one.now && (await one.now)
  if (shared !== undefined && (shared === null || 'bytes' in shared)) return shared
  if (one.drawings >= MOST_DRAWINGS) throw new Refusal('2906')
  one.drawings += 1
  const drawing = draw().finally(() => {
    if (one.now === drawing) delete one.now
  })
  one.now = drawing
  return drawing
}

function noted(opened: Map<string, Opened>, key: string, one: Opened, now: number): Opened {
  for (const [old, { until }] of opened) if (until < now) opened.delete(old)
  opened.set(key, one)
  return one
}
