import { useRef } from 'react'

/** px a finger moves sideways before it counts as a swipe, and how much straighter than down it has to be. */
const FAR = 48
const STRAIGHT = 2

interface Point {
  clientX: number
  clientY: number
}

/** What both hosts give of a touch. */
export interface TouchLike {
  touches?: ArrayLike<Point>
  changedTouches?: ArrayLike<Point>
}

export interface SwipeHandlers {
  onTouchStart: (event: TouchLike) => void
  onTouchEnd: (event: TouchLike) => void
  onTouchCancel: () => void
}

/** Where a movement of one finger leads: 1 to what comes next (to the left), -1 to what was before, 0 nowhere. */
export function swipeStep(from: Point, to: Point): -1 | 0 | 1 {
  const across = to.clientX - from.clientX
  const down = Math.abs(to.clientY - from.clientY)
  if (Math.abs(across) < FAR || Math.abs(across) < STRAIGHT * down) return 0
  return across < 0 ? 1 : -1
}

/** Reports sideways swipes of one finger; scrolling and two fingers are ignored. Buttons must do the same (visual 8). */
export function useSwipe(onStep: (step: -1 | 1) => void): SwipeHandlers {
  const from = useRef<Point | null>(null)
  return {
    onTouchStart: ({ touches }) => {
      from.current = touches?.length === 1 ? (touches[0] ?? null) : null
    },
    onTouchEnd: ({ changedTouches }) => {
      const to = changedTouches?.[0]
      const step = from.current && to ? swipeStep(from.current, to) : 0
      from.current = null
      if (step !== 0) onStep(step)
    },
    onTouchCancel: () => {
      from.current = null
    },
  }
}
