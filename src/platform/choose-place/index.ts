import type { Position } from '@domain/coordinates'

/** Only WeChat's mini-program brings a map to choose on. */
export const canChoosePlace = false

export const choosePlace = (_near: Position | null): Promise<Position | null> => Promise.resolve(null)
