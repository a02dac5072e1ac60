import type { Database } from '../../gateway/db/connect'
import type { createKept } from './kept-copies.cjs'
import { reset } from './reset'

export type KeptCopies = ReturnType<typeof createKept>
type Copy = ReturnType<KeptCopies['made']>

/** Resets of a copy: the dead rows that each of them leaves behind slow it down. */
const MOST_RESETS = 25

/** Where copies of an image come from. */
export interface Source {
  image: string
  /** A copy may have served before and will serve again: the image ends with what a reset needs (keepImage). */
  isReset: boolean
  make(): Promise<{ name: string; database: Database }>
  /** Ends a database that has no connection any more. */
  drop(name: string): Promise<void>
}

/** A copy of the image: one that is done with as its image again, else a new one. Closing it leaves it to the next that asks. */
export async function copyFrom(kept: KeptCopies, source: Source): Promise<Database> {
  const again = source.isReset ? await copyAgain(kept, source) : undefined
  const copy = again ?? kept.made({ image: source.image, ...(await source.make()) })
  let isOpen = true
  const close = async () => {
    if (!isOpen) return
    isOpen = false
    for (const one of source.isReset && isQuiet(copy) ? kept.give(copy) : [copy]) await end(source, one)
  }
  return { ...copy.database, onLost: (tell) => kept.tells(copy, tell), close }
}

/** No statement is under way; a pool that a test has ended has no connection. */
function isQuiet({ database }: Copy): boolean {
  const { used, idle } = database.connections() ?? { used: 0, idle: 0 }
  return used === 0 && idle > 0
}

async function copyAgain(kept: KeptCopies, source: Source): Promise<Copy | undefined> {
  for (;;) {
    const copy = kept.take(source.image)
    if (copy === undefined) return undefined
    if (++copy.resets <= MOST_RESETS && (await reset(copy.database))) return copy
    await end(source, copy)
  }
}

async function end(source: Source, { name, database }: Copy): Promise<void> {
  await database.close()
  await source.drop(name)
}
