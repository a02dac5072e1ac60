import type { Photo, PickedFile, Square } from './types'

export type { Square } from './types'

/** WeChat's own picker of portraits cuts the square. */
export const canCrop = false

export const sizeOf = (_photo: Photo): Promise<{ width: number; height: number } | null> => Promise.resolve(null)

export const cropSquare = (_photo: Photo, _square: Square, _most: number): Promise<PickedFile | null> =>
  Promise.resolve(null)
