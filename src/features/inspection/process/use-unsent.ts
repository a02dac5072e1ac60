import { useCallback, useState } from 'react'
import type { Taken } from './pairs'

export interface Unsent {
  photos: readonly Taken[]
  /** Of the inspector's photo `of`; null: there is none that waits for a network. */
  note: (of: string, photo: Taken | null) => void
}

/** Photos of fixed places that found no network, by the inspector's photo that each answers. */
export function useUnsent(): Unsent {
  const [byPlace, setByPlace] = useState<ReadonlyMap<string, Taken>>(new Map())
  const note = useCallback(
    (of: string, photo: Taken | null) =>
      setByPlace((before) => {
        if ((before.get(of) ?? null) === photo) return before
        const next = new Map(before)
        if (photo === null) next.delete(of)
        else next.set(of, photo)
        return next
      }),
    [],
  )
  return { photos: [...byPlace.values()], note }
}
