import Taro from '@tarojs/taro'
import { toGcj02, type Position } from '@domain/coordinates'

export interface OpenedPlace extends Position {
  name: string
  address: string
}

/** Zoom of WeChat's map (specification 9). */
const SCALE = 16

/** Shows a place (WGS-84) in WeChat's map, which counts in GCJ-02; false where it does not open. */
export function openPlace({ name, address, ...at }: OpenedPlace): Promise<boolean> {
  const { lng: longitude, lat: latitude } = toGcj02(at)
  return Taro.openLocation({ longitude, latitude, name, address, scale: SCALE }).then(
    () => true,
    () => false,
  )
}

/** The mini-program opens no pages of others. */
export const openMapLink = (_url: string): void => undefined
