import { useCallback, useEffect, useState } from 'react'
import { rectOf } from '@/platform/measure'
import { nextId } from '../feedback'

/** px inside a card of a 390 px screen: the first guess before the layout is known. */
const GUESS = 326

interface PointerLike {
  detail?: unknown
  touches?: ArrayLike<{ clientX?: number; pageX?: number }>
  clientX?: number
}

/** x of a tap or a drag in the window: in the detail or the touch on the mini-program, on the event in the browser. */
export function pointerX(event: PointerLike): number | null {
  const touch = event.touches?.[0]
  if (touch) return touch.clientX ?? touch.pageX ?? null
  const detail = event.detail as { x?: unknown } | null | undefined
  if (typeof detail === 'object' && typeof detail?.x === 'number') return detail.x
  return event.clientX ?? null
}

/** Width of the element with the given id once it is laid out, and its left edge when asked. */
export function useMeasured(): { id: string; width: number; left: () => Promise<number> } {
  const [id] = useState(() => `chart-${nextId()}`)
  const [width, setWidth] = useState(GUESS)

  useEffect(() => {
    let alive = true
    void rectOf(id).then((rect) => {
      if (alive && rect.width > 0) setWidth(Math.round(rect.width))
    })
    return () => {
      alive = false
    }
  }, [id])

  const left = useCallback(async () => (await rectOf(id)).left, [id])
  return { id, width, left }
}
