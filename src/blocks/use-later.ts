import { useCallback, useEffect, useState } from 'react'
import { useUnderWay } from './use-held'

export interface Later<T> {
  part: T | null
  failed: boolean
  retry: () => void
}

/** A part of the page in a file of its own, loaded as soon as it is due. `load` is the same function with every drawing. */
export function useLater<T extends object>(load: () => Promise<T>, due: boolean): Later<T> {
  const [part, setPart] = useState<T | null>(null)
  const [failed, setFailed] = useState(false)
  useUnderWay(due && part === null && !failed)
  const start = useCallback(() => {
    setFailed(false)
    load().then(setPart, () => setFailed(true))
  }, [load])
  useEffect(() => {
    if (due) start()
  }, [due, start])
  return { part, failed, retry: start }
}
