import type { PointerEvent, TouchEvent } from 'react'
import { isWeapp } from '@/platform/host'
import type { Point } from './place'

interface Drag {
  onDown: (at: Point) => void
  onMove: (at: Point) => void
  onUp: () => void
}

const placed = (touch: { clientX: number; clientY: number } | undefined, tell: (at: Point) => void) => {
  if (touch) tell({ x: touch.clientX, y: touch.clientY })
}

/** Finger, pen and mouse alike: touches in the mini-program, pointers in a browser. The page below does not scroll (touch-action). */
export const dragEvents = ({ onDown, onMove, onUp }: Drag): object =>
  isWeapp
    ? {
        catchMove: true,
        onTouchStart: ({ touches }: TouchEvent) => placed(touches[0], onDown),
        onTouchMove: ({ touches }: TouchEvent) => placed(touches[0], onMove),
        onTouchEnd: onUp,
        onTouchCancel: onUp,
      }
    : {
        onPointerDown: (event: PointerEvent) => {
          // Moves go on outside of the tile, too.
          event.currentTarget.setPointerCapture(event.pointerId)
          placed(event, onDown)
        },
        onPointerMove: (event: PointerEvent) => placed(event, onMove),
        onPointerUp: onUp,
        onPointerCancel: onUp,
      }
