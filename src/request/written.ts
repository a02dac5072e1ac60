import type { ApiKey } from '@contract'
import { changedBy, type Tag } from '@contract/tags'

/* A write has succeeded: who keeps what it changes is told. */

type Listener = (changed: readonly Tag[]) => void
const listeners = new Set<Listener>()

/** Hears of every change; answers the way to stop. */
export function onChanged(listener: Listener): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** These data are not what they were, by a write or by what was told otherwise (a payment's end). */
export const noteChanged = (changed: readonly Tag[]): void => listeners.forEach((listener) => listener(changed))

/** A call was answered with success. */
export function noteWritten(key: ApiKey): void {
  const changed = changedBy(key)
  if (changed.length > 0) noteChanged(changed)
}
