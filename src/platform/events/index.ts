/* Messages between pages that do not import each other, e.g. `dialog:{key}:confirm`. A message without a listener is no fault. */

type Listener = (detail: unknown) => void

const listeners = new Map<string, Set<Listener>>()

/** Calls back at each event of this name. Answers the way to stop. */
export function onEvent(name: string, listener: Listener): () => void {
  const known = listeners.get(name) ?? new Set()
  listeners.set(name, known.add(listener))
  return () => known.delete(listener)
}

export const emit = (name: string, detail?: unknown): void =>
  listeners.get(name)?.forEach((listener) => listener(detail))
