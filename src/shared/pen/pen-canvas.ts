import type { Sheet } from '@/platform/pen'
import type { Point } from './strokes'

export interface PenCanvasProps {
  id: string
  label: string
  /** The canvas stands, or has another size. Must stay the same function. */
  onSheet: (sheet: Sheet) => void
  /** px of the canvas. */
  onDown: (at: Point) => void
  onMove: (at: Point) => void
  onUp: () => void
}
