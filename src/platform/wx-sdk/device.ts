import {
  amountOf,
  done,
  failure,
  sourcesOf,
  type BridgeAnswer,
  type BridgeLocation,
  type BridgePhotos,
} from '../bridge/types'

/* Photos and position by the JS-SDK of WeChat's browser. */

const MISSING = 'not in WeChat environment'

export function wxPhotos(params: Record<string, unknown>): Promise<BridgeAnswer<BridgePhotos>> {
  const choose = window.wx?.chooseImage
  if (choose === undefined) return Promise.resolve(failure(MISSING))
  return new Promise((resolve) => {
    choose({
      count: amountOf(params),
      sourceType: sourcesOf(params),
      success: ({ localIds }) => resolve(done({ files: localIds.map((path) => ({ path })) })),
      fail: ({ errMsg }) => resolve(failure(errMsg)),
      cancel: () => resolve(failure('cancel')),
    })
  })
}

/** A chosen picture as base64; its id is good inside WeChat only. null: WeChat does not hand it out. */
export function wxPhotoData(localId: string): Promise<string | null> {
  const read = window.wx?.getLocalImgData
  if (read === undefined) return Promise.resolve(null)
  return new Promise((resolve) => {
    read({
      localId,
      success: ({ localData }) => resolve(localData),
      fail: () => resolve(null),
      cancel: () => resolve(null),
    })
  })
}

export function wxLocation(): Promise<BridgeAnswer<BridgeLocation>> {
  const ask = window.wx?.getLocation
  if (ask === undefined) return Promise.resolve(failure(MISSING))
  return new Promise((resolve) => {
    ask({
      type: 'wgs84',
      success: ({ longitude, latitude, accuracy }) =>
        resolve(done({ lng: Number(longitude), lat: Number(latitude), accuracy: Number(accuracy), type: 'wgs84' })),
      fail: ({ errMsg }) => resolve(failure(errMsg)),
      cancel: () => resolve(failure('cancel')),
    })
  })
}
