import { create, type StoreApi, type UseBoundStore } from 'zustand'

/*
 * The client's state groups of specification 3 and nothing else: what the user is doing. What the server knows lives in the
 * read cache, what one component needs in `useState`.
 */
export type Store<T> = UseBoundStore<StoreApi<T>>

const resets: (() => void)[] = []

interface GroupOptions<T> {
  /** What survives a logout: the group, or its members that describe the host and not the user. */
  keep?: boolean | readonly (keyof T)[]
}

/** A group with its start values (C 0.4: all groups except login are reset). */
export function createGroup<T extends object>(start: T, { keep = false }: GroupOptions<T> = {}): Store<T> {
  const store = create<T>()(() => ({ ...start }))
  const kept = Array.isArray(keep) ? (keep as readonly (keyof T)[]) : []
  const reset = () =>
    store.setState(
      (now) => ({ ...start, ...(Object.fromEntries(kept.map((key) => [key, now[key]])) as Partial<T>) }),
      true,
    )
  if (keep !== true) resets.push(reset)
  return store
}

/** Logout, 1888/1889 and change of tenant: every group but login starts again, except for data of the host. */
export const resetGroups = (): void => {
  for (const reset of resets) reset()
}
