/** How a signature was drawn, as its canvas counts it (AE-23). */
export interface Drawn {
  points: number
  /** Of all strokes, px of the canvas. */
  strokeLength: number
  /** Share of the canvas that the strokes span, per cent. */
  areaPct: number
}

const POINTS = 20
const LENGTH = 150
/** Per cent of the canvas, and of the picture made of it. */
export const SIGNATURE_AREA = 5

/** AE-23: a dot, a short line or an empty canvas is no signature. */
export const isDrawn = ({ points, strokeLength, areaPct }: Drawn): boolean =>
  points >= POINTS && strokeLength >= LENGTH && areaPct >= SIGNATURE_AREA
