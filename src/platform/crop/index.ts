import type { Photo, PickedFile, Square } from './types'

export type { Square } from './types'

/** Whether the user can choose the section in the app. In the mini-program WeChat's own picker does it. */
export const canCrop = true

/** px of a picture, turned as it is shown; null when it is none. */
export async function sizeOf(photo: Photo): Promise<{ width: number; height: number } | null> {
  const image = await loaded(photo.preview)
  return image === null ? null : { width: image.naturalWidth, height: image.naturalHeight }
}

/** The square as a JPEG of at most `most` px; null when the browser cannot draw it. */
export async function cropSquare(photo: Photo, { left, top, side }: Square, most: number): Promise<PickedFile | null> {
  const image = await loaded(photo.preview)
  if (image === null) return null
  const canvas = document.createElement('canvas')
  canvas.width = canvas.height = Math.min(most, Math.round(side))
  const pen = canvas.getContext('2d')
  if (pen === null) return null
  // A JPEG has no transparency: what is clear in a PNG would turn black.
  pen.fillStyle = '#FFFFFF'
  pen.fillRect(0, 0, canvas.width, canvas.height)
  pen.drawImage(image, left, top, side, side, 0, 0, canvas.width, canvas.height)
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/jpeg', 0.9))
  return blob && { kind: 'file', file: new File([blob], 'portrait.jpg', { type: 'image/jpeg' }) }
}

function loaded(address: string): Promise<HTMLImageElement | null> {
  return new Promise((resolve) => {
    const image = new Image()
    image.onload = () => resolve(image)
    image.onerror = () => resolve(null)
    image.src = address
  })
}
