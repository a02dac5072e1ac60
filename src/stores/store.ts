import { create, type StoreApi, type UseBoundStore } from 'zustand'

/*
 * The client's state groups of specification 3 and nothing else: what the user is doing. What the server knows lives in the
 * read cache, what one component needs in `useState`.
 */
export type Store<T> = UseBoundStore<StoreApi<T>>

const resets: (() => void)[] = []

/** A group with its start values. `keep`: survives logout (C 0.4: all groups except login are reset). */
export function createGroup<T extends object>(start: T, { keep = false } = {}): Store<T> {
  const store = create<T>()(() => ({ ...start }))
  if (!keep) resets.push(() => store.setState({ ...start }, true))
  return store
}

/** Logout, 1888/1889 and change of tenant: every group but login and common starts again. */
export const resetGroups = (): void => {
  for (const reset of resets) reset()
}
