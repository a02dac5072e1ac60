import { useEffect, type PointerEvent } from 'react'
import { watchSheet } from '@/platform/pen'
import type { PenCanvasProps } from './pen-canvas'
import type { Point } from './strokes'
import './pen.scss'

/** Measured each time: the page may have slid in, scrolled or made room for a keyboard since. */
function placeOf({ currentTarget, clientX, clientY }: PointerEvent<HTMLCanvasElement>): Point {
  const { left, top } = currentTarget.getBoundingClientRect()
  return { x: clientX - left, y: clientY - top }
}

/** The canvas; a finger, a pen or a mouse draws on it, and the page below it does not scroll. */
export function PenCanvas({ id, label, onSheet, onDown, onMove, onUp }: PenCanvasProps) {
  useEffect(() => watchSheet(id, onSheet), [id, onSheet])
  return (
    <canvas
      id={id}
      className='sn-canvas'
      aria-label={label}
      role='img'
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId)
        onDown(placeOf(event))
      }}
      onPointerMove={(event) => {
        if (event.buttons !== 0) onMove(placeOf(event))
      }}
      onPointerUp={onUp}
      onPointerCancel={onUp}
    />
  )
}
