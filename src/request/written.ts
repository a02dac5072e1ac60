import type { ApiKey } from '@contract'
import type { Tag } from '@contract/tags'
import { hooks } from './hooks'

/*
 * A write has succeeded: the keepers of the changed data are notified. The table of what changes what is not needed by the first page.
 */

interface Table {
  changedBy: (key: ApiKey) => readonly Tag[]
  shownBy: (key: ApiKey) => readonly Tag[]
}

/** Does an answer of this call show what has changed? */
export type IsOld = (key: ApiKey) => boolean

type Listener = (isOld: IsOld) => void
const listeners = new Set<Listener>()

/** Called with every change; returns the function that stops it. */
export function onChanged(listener: Listener): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

const tell = (isOld: IsOld): void => listeners.forEach((listener) => listener(isOld))

/** null: the table did not load. Then everything may have changed. */
const table = (): Promise<Table | null> =>
  import('@contract/tags').catch((error: unknown) => {
    console.warn('what a write changes is not known', error)
    return null
  })

async function changed(tagsIn: (known: Table) => readonly Tag[]): Promise<void> {
  const known = await table()
  if (known === null) return tell(() => true)
  const tags = tagsIn(known)
  if (tags.length > 0) tell((key) => known.shownBy(key).some((tag) => tags.includes(tag)))
}

/** These data have changed, by a write or by another report (a payment's end). */
export const noteChanged = (tags: readonly Tag[]): Promise<void> => changed(() => tags)

/** A call was answered with success. */
export async function noteWritten(key: ApiKey): Promise<void> {
  if (key.includes(' GET ')) return
  hooks.written(key)
  await changed(({ changedBy }) => changedBy(key))
}
