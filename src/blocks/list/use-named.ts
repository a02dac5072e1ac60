import { useEffect, useState } from 'react'
import { scrollToElement } from '@/platform/measure'

/** The row that the address names is scrolled to once it is there; `places`: element ids. */
export function useNamed(place: string | undefined, places: readonly string[]): void {
  const [waits, setWaits] = useState(place !== undefined)
  const isThere = waits && place !== undefined && places.includes(place)
  useEffect(() => {
    if (!isThere) return
    setWaits(false)
    scrollToElement(place)
  }, [isThere, place])
}
