/** How a signature was drawn, as the canvas counted it, and what the picture itself shows. */
export interface Drawn {
  points: number
  /** px of the canvas. */
  strokeLength: number
  /** Per cent of the canvas that the strokes span. */
  areaPct: number
  /** The same, of the picture as it was uploaded. */
  pictureAreaPct: number
}

const POINTS = 20
const LENGTH = 150
const AREA = 5

/** AE-23: a dot, a short line or an empty canvas is no signature, whatever the client says about it. */
export const isSignature = ({ points, strokeLength, areaPct, pictureAreaPct }: Drawn): boolean =>
  points >= POINTS && strokeLength >= LENGTH && areaPct >= AREA && pictureAreaPct >= AREA
