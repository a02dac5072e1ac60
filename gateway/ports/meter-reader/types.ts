import type { Frame, Layout, SeenWheel } from '@domain/recognition/wheels'

export interface MeterPicture extends Layout {
  bytes: Buffer
  mime: string
  /** Where the register is, as framed by a person. */
  frame: Frame
}

export interface MeterReading {
  reader: string
  /** From left to right; none where no register was found. */
  wheels: readonly SeenWheel[]
  isUpsideDown: boolean
}

/** Reads the register of a meter (ZL-03). It never invents a digit; a failure or a time-out is thrown. Never inside a transaction. */
export interface MeterReader {
  read(picture: MeterPicture): Promise<MeterReading>
  /** Keeps in a cleaned picture what the reader needs of it; absent: nothing but the picture. */
  carry?(original: Buffer, cleaned: Buffer): Buffer
}
