import { useEffect, useState } from 'react'
import { distanceOf, isPosition, type Position } from '@domain/coordinates'
import { usePageShown } from '@/blocks'
import { locate } from '@/platform/location'

/** ms between two looks (specification 9). */
const EVERY = 30_000
/** m below which nothing is drawn again (PO-05). */
const STILL = 20

export interface Here {
  /** WGS-84; null while it is not known. */
  at: Position | null
  isRefused: boolean
}

/** Where the phone is, asked for every 30 s while the page is on the screen (PO-05). */
export function useHere(): Here {
  const shown = usePageShown()
  const [here, setHere] = useState<Here>({ at: null, isRefused: false })
  useEffect(() => {
    if (!shown) return
    let isOver = false
    const look = async () => {
      const found = await locate()
      const at = found && isPosition(found) ? { lng: found.lng, lat: found.lat } : null
      if (!isOver) setHere((before) => moved(before, at))
    }
    void look()
    const timer = setInterval(() => void look(), EVERY)
    return () => {
      isOver = true
      clearInterval(timer)
    }
  }, [shown])
  return here
}

/** A place that was known stays until there is a newer one. */
function moved(before: Here, at: Position | null): Here {
  if (at === null) return before.isRefused || before.at ? before : { at: null, isRefused: true }
  return before.at && distanceOf(before.at, at) < STILL ? before : { at, isRefused: false }
}
