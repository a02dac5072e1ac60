import Taro from '@tarojs/taro'
import { callPrivate } from '../privacy/ask'
import {
  amountOf,
  done,
  failure,
  NO_METHOD,
  sourcesOf,
  type AppInfo,
  type BridgeAnswer,
  type BridgeLocation,
  type BridgePhotos,
} from './types'

export * from './types'

type Params = Record<string, unknown>

/** Asks the host for an action; never rejects. */
export async function bridge<T = unknown>(
  action: string,
  params: Params = {},
  _within?: number,
): Promise<BridgeAnswer<T>> {
  if (action === 'device.selectPhotos') return (await photos(params)) as BridgeAnswer<T>
  if (action === 'device.getLocation') return (await position()) as BridgeAnswer<T>
  return NO_METHOD
}

async function photos(params: Params): Promise<BridgeAnswer<BridgePhotos>> {
  try {
    const { tempFiles } = await callPrivate('相机和相册', () =>
      Taro.chooseMedia({ count: amountOf(params), mediaType: ['image'], sourceType: sourcesOf(params) }),
    )
    return done({ files: tempFiles.map(({ tempFilePath, size }) => ({ path: tempFilePath, size })) })
  } catch (error) {
    return failure(textOf(error))
  }
}

async function position(): Promise<BridgeAnswer<BridgeLocation>> {
  try {
    const { longitude, latitude, accuracy } = await Taro.getLocation({ type: 'wgs84' })
    return done({ lng: longitude, lat: latitude, accuracy, type: 'wgs84' })
  } catch (error) {
    return failure(textOf(error))
  }
}

const textOf = (error: unknown): string => (error as { errMsg?: string } | undefined)?.errMsg ?? ''

/** The mini-program has no shell of ours. */
export const getAppInfo = (_within?: number): Promise<AppInfo | null> => Promise.resolve(null)

export const postToShell = (_channel: string, _message?: object): Promise<boolean> => Promise.resolve(false)

export const openInShell = (_url: string, _title: string, _toolbar?: boolean): Promise<boolean> =>
  Promise.resolve(false)

export const onShellMessage = (_channel: string, _handler: (message: unknown) => void) => (): void => undefined

export const listenToShell = (): void => undefined
