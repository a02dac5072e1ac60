import { useCallback, useEffect, useState } from 'react'

type Lower = (typeof import('./LowerBlocks'))['LowerBlocks']

/** Loads the part below the first screen, with the charts it needs, as soon as the first card stands. */
export function useLowerBlocks(stands: boolean): { Lower: Lower | null; failed: boolean; retry: () => void } {
  const [Lower, setLower] = useState<Lower | null>(null)
  const [failed, setFailed] = useState(false)
  const load = useCallback(() => {
    setFailed(false)
    import('./LowerBlocks').then(
      (loaded) => setLower(() => loaded.LowerBlocks),
      () => setFailed(true),
    )
  }, [])
  useEffect(() => {
    if (stands) load()
  }, [stands, load])
  return { Lower, failed, retry: load }
}
