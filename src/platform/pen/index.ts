import type { PickedFile, Pen, Sheet, Size } from './types'

export type { Pen, Sheet, Size } from './types'

/** The canvas with this id, sharp on dense screens; null when it is not there or cannot be drawn on. */
export function openSheet(id: string): Promise<Sheet | null> {
  const canvas = document.querySelector<HTMLCanvasElement>(`canvas#${id}`)
  const pen = canvas?.getContext('2d') ?? null
  if (canvas === null || pen === null) return Promise.resolve(null)
  const { left, top, width, height } = canvas.getBoundingClientRect()
  const ratio = window.devicePixelRatio || 1
  canvas.width = Math.round(width * ratio)
  canvas.height = Math.round(height * ratio)
  return Promise.resolve({
    left,
    top,
    width,
    height,
    draw(paint) {
      pen.setTransform(ratio, 0, 0, ratio, 0, 0)
      pen.clearRect(0, 0, width, height)
      paint(pen)
    },
    save: (paint, size, scale) => saveOn(document.createElement('canvas'), paint, size, scale),
  })
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
