import { useRef, useState } from 'react'
import { useSwipe } from '@/ui'

/** Smallest and largest size of a picture; 1 is as wide as the screen. */
interface ZoomBounds {
  least: number
  most: number
}

/** ms between the two taps of a double tap. */
const TWICE = 300

interface Finger {
  clientX: number
  clientY: number
}
/** What both hosts give of a touch. */
interface Touch {
  touches?: ArrayLike<Finger>
  changedTouches?: ArrayLike<Finger>
}

const within = (scale: number, { least, most }: ZoomBounds): number => Math.min(most, Math.max(least, scale))

/** How far two fingers are apart, px; null unless there are two. */
export function spread({ touches }: Touch): number | null {
  const [one, two] = [touches?.[0], touches?.[1]]
  if (touches?.length !== 2 || !one || !two) return null
  return Math.hypot(one.clientX - two.clientX, one.clientY - two.clientY)
}

/** The size once two fingers that were `from` apart are `to` apart. */
export const pinched = (scale: number, from: number, to: number, bounds: ZoomBounds): number =>
  from === 0 ? scale : within((scale * to) / from, bounds)

export interface Zoom {
  at: number
  scale: number
  /** The next picture (1) or the one before (-1), in its own size. */
  move: (step: -1 | 1) => void
  larger: (() => void) | undefined
  smaller: (() => void) | undefined
  /** For the element that the picture is in. */
  handlers: {
    onClick: (event: { timeStamp: number }) => void
    onTouchStart: (event: Touch) => void
    onTouchMove: (event: Touch) => void
    onTouchEnd: (event: Touch) => void
    onTouchCancel: () => void
  }
}

interface ZoomOptions extends ZoomBounds {
  /** Picture to begin with. */
  start?: number
  /** What one tap does; without it two taps double the size and take it back. */
  onTap?: () => void
}

/** One of several pictures and its size: by two fingers, by taps, by buttons; a swipe leads on at size 1 only (E-N-12). */
export function useZoom(count: number, { start = 0, onTap, ...bounds }: ZoomOptions): Zoom {
  const [at, setAt] = useState(Math.max(0, Math.min(start, count - 1)))
  const [scale, setScale] = useState(1)
  const pinch = useRef<{ from: number; scale: number } | null>(null)
  const tapped = useRef(0)
  const move = (step: number) => {
    setScale(1)
    setAt((old) => (old + step + count) % count)
  }
  const swipe = useSwipe((step) => {
    if (scale === 1 && count > 1) move(step)
  })
  // The event's own time: no clock of the phone is asked.
  const tap = ({ timeStamp }: { timeStamp: number }) => {
    if (onTap) return onTap()
    const isDouble = timeStamp - tapped.current < TWICE
    tapped.current = isDouble ? 0 : timeStamp
    if (isDouble) setScale((old) => (old === 1 ? 2 : 1))
  }
  // The buttons go from one whole size to the next, and to the smallest below the first.
  const to = (next: number) => (next === scale ? undefined : () => setScale(next))
  return {
    at,
    scale,
    move,
    larger: to(within(Math.floor(scale) + 1, bounds)),
    smaller: to(scale > 1 ? Math.ceil(scale) - 1 : bounds.least),
    handlers: {
      onClick: tap,
      onTouchStart: (event) => {
        const from = spread(event)
        pinch.current = from === null ? null : { from, scale }
        swipe.onTouchStart(event)
      },
      onTouchMove: (event) => {
        const apart = spread(event)
        if (pinch.current && apart !== null) setScale(pinched(pinch.current.scale, pinch.current.from, apart, bounds))
      },
      onTouchEnd: (event) => {
        if (pinch.current === null) swipe.onTouchEnd(event)
        pinch.current = null
      },
      onTouchCancel: () => {
        pinch.current = null
        swipe.onTouchCancel()
      },
    },
  }
}
