import type { PenCanvasProps } from './pen-canvas'
import './signature.scss'

/** The canvas; a finger, a pen or a mouse draws on it, and the page below it does not scroll. */
export function PenCanvas({ id, label, onDown, onMove, onUp }: PenCanvasProps) {
  return (
    <canvas
      id={id}
      className='sn-canvas'
      aria-label={label}
      role='img'
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId)
        onDown({ x: event.clientX, y: event.clientY })
      }}
      onPointerMove={(event) => {
        if (event.buttons !== 0) onMove({ x: event.clientX, y: event.clientY })
      }}
      onPointerUp={onUp}
      onPointerCancel={onUp}
    />
  )
}
