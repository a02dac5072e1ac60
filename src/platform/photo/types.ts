import type { PickedFile } from '../upload/types'

export type PhotoSource = 'camera' | 'album'

/** A picture the user took or chose. */
export interface Photo {
  file: PickedFile
  /** Address to show it by. */
  preview: string
  /** Bytes; 0 where the host does not say. */
  size: number
}
