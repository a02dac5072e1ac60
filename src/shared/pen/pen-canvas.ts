import type { Sheet } from '@/platform/pen'
import type { Point } from './strokes'

export interface PenCanvasProps {
  id: string
  label: string
  /** The canvas is shown, or has another size; null: there is none to draw on. Must stay the same function. */
  onSheet: (sheet: Sheet | null) => void
  /** px of the canvas. */
  onDown: (at: Point) => void
  onMove: (at: Point) => void
  onUp: () => void
}
