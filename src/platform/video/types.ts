import type { PickedFile } from '../upload/types'

/** A film the user took or chose. */
export interface PickedVideo {
  file: PickedFile
  /** Bytes. */
  size: number
  /** null where the host cannot read it. */
  seconds: number | null
}
