import type { PickedFile } from '../upload/types'
import type { Photo } from '../photo/types'

/** The part of a picture to keep, in its own px: a square. */
export interface Square {
  left: number
  top: number
  side: number
}

export type { Photo, PickedFile }
