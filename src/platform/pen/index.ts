import type { PickedFile, Pen, Sheet, Size } from './types'

export type { Pen, Sheet, Size } from './types'

/**
 * Passes the canvas with this id, sharp on dense screens, as it is now and again whenever the window has another size (turned, or with
 * a keyboard); null when it is not there or cannot be drawn on. Returns the function that stops it.
 */
export function watchSheet(id: string, tell: (sheet: Sheet | null) => void): () => void {
  const canvas = document.querySelector<HTMLCanvasElement>(`canvas#${id}`)
  const pen = canvas?.getContext('2d') ?? null
  if (canvas === null || pen === null) {
    tell(null)
    return () => undefined
  }
  const open = () => tell(sheetOf(canvas, pen))
  open()
  window.addEventListener('resize', open)
  return () => window.removeEventListener('resize', open)
}

function sheetOf(canvas: HTMLCanvasElement, pen: CanvasRenderingContext2D): Sheet {
  const { width, height } = canvas.getBoundingClientRect()
  const ratio = window.devicePixelRatio || 1
  canvas.width = Math.round(width * ratio)
  canvas.height = Math.round(height * ratio)
  return {
    width,
    height,
    draw(paint) {
      pen.setTransform(ratio, 0, 0, ratio, 0, 0)
      pen.clearRect(0, 0, width, height)
      paint(pen)
    },
    save: (paint, size, scale) => saveOn(document.createElement('canvas'), paint, size, scale),
  }
}

async function saveOn(
  canvas: HTMLCanvasElement,
  paint: (pen: Pen) => void,
  { width, height }: Size,
  scale: number,
): Promise<PickedFile | null> {
  canvas.width = Math.round(width * scale)
  canvas.height = Math.round(height * scale)
  const pen = canvas.getContext('2d')
  if (pen === null) return null
  pen.fillStyle = '#FFFFFF'
  pen.fillRect(0, 0, canvas.width, canvas.height)
  pen.setTransform(scale, 0, 0, scale, 0, 0)
  paint(pen)
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/png'))
  return blob && { kind: 'file', file: new File([blob], 'signature.png', { type: 'image/png' }) }
}
