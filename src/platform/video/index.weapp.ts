import Taro from '@tarojs/taro'
import { callPrivate } from '../privacy/ask'
import type { PickedVideo } from './types'

export type * from './types'

/** s: WeChat's camera stops by itself. */
const LONGEST = 60

/** Takes or chooses one film; null when the user cancels or refuses the permission. */
export async function chooseVideo(source: 'camera' | 'album'): Promise<PickedVideo | null> {
  try {
    const { tempFiles } = await callPrivate(source === 'camera' ? '相机' : '相册', () =>
      Taro.chooseMedia({ count: 1, mediaType: ['video'], sourceType: [source], maxDuration: LONGEST }),
    )
    const [film] = tempFiles
    if (film === undefined) return null
    const { tempFilePath: path, size, duration } = film
    return { file: { kind: 'path', path, name: path.split('/').at(-1) || 'video.mp4', size }, size, seconds: duration }
  } catch {
    return null
  }
}
