import Taro from '@tarojs/taro'
import type { Photo, PhotoSource } from './types'

export type * from './types'

/** Takes or chooses one picture; null when the user gives up or refuses the permission. */
export async function choosePhoto(source: PhotoSource): Promise<Photo | null> {
  try {
    const { tempFiles } = await Taro.chooseMedia({
      count: 1,
      mediaType: ['image'],
      sourceType: [source],
      sizeType: ['original', 'compressed'],
    })
    const [picked] = tempFiles
    if (picked === undefined) return null
    const name = picked.tempFilePath.split('/').at(-1) || 'photo.jpg'
    return { file: { kind: 'path', path: picked.tempFilePath, name }, preview: picked.tempFilePath, size: picked.size }
  } catch {
    return null
  }
}

/** Temporary files belong to the host. */
export const releasePhoto = (_photo: Photo): void => undefined
