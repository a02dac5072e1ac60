import type { Point } from './strokes'

export interface PenCanvasProps {
  id: string
  label: string
  /** px of the window where the canvas begins. */
  origin: Point
  /** px of the window. */
  onDown: (at: Point) => void
  onMove: (at: Point) => void
  onUp: () => void
}
