import Taro from '@tarojs/taro'
import { fromGcj02, toGcj02, type Position } from '@domain/coordinates'
import { callPrivate } from '../privacy/ask'

export const canChoosePlace = true

/** A place on WeChat's map, which speaks GCJ-02; WGS-84. Null where the user has chosen none. */
export async function choosePlace(near: Position | null): Promise<Position | null> {
  try {
    const start = near && toGcj02(near)
    const { longitude, latitude } = await callPrivate('位置信息', () =>
      Taro.chooseLocation(start ? { longitude: start.lng, latitude: start.lat } : {}),
    )
    const chosen = { lng: Number(longitude), lat: Number(latitude) }
    return chosen.lng === 0 && chosen.lat === 0 ? null : fromGcj02(chosen)
  } catch {
    return null
  }
}
