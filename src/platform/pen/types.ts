import type { PickedFile } from '../upload/types'

export type { PickedFile }

/** The part of a canvas's pen that both hosts have. */
export type Pen = Pick<
  CanvasRenderingContext2D,
  | 'beginPath'
  | 'moveTo'
  | 'lineTo'
  | 'quadraticCurveTo'
  | 'stroke'
  | 'fillRect'
  | 'clearRect'
  | 'setTransform'
  | 'lineWidth'
  | 'lineCap'
  | 'lineJoin'
  | 'strokeStyle'
  | 'fillStyle'
>

export interface Size {
  width: number
  height: number
}

/** Something to draw on that is on the screen. */
export interface Sheet extends Size {
  /** Clears the canvas and draws: in px of the screen. */
  draw: (paint: (pen: Pen) => void) => void
  /** The same as a PNG of this size on white, `scale` px of the picture to one of `size`; null when the host cannot. */
  save: (paint: (pen: Pen) => void, size: Size, scale: number) => Promise<PickedFile | null>
}
