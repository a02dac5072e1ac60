import Taro from '@tarojs/taro'
import { askPrivate } from '../privacy/ask'
import type { Photo, PhotoSource } from './types'

export type * from './types'

/** Takes or chooses one picture; null when the user gives up or refuses the permission. */
export async function choosePhoto(source: PhotoSource): Promise<Photo | null> {
  try {
    const { tempFiles } = await askPrivate(source === 'camera' ? '相机' : '相册', () =>
      Taro.chooseMedia({
        count: 1,
        mediaType: ['image'],
        sourceType: [source],
        sizeType: ['original', 'compressed'],
      }),
    )
    const [picked] = tempFiles
    if (picked === undefined) return null
    const name = picked.tempFilePath.split('/').at(-1) || 'photo.jpg'
    return { file: { kind: 'path', path: picked.tempFilePath, name }, preview: picked.tempFilePath, size: picked.size }
  } catch {
    return null
  }
}

/** A picture no larger than `most` px on its longer side (JPEG, quality 0.8); a smaller one stays as it is. */
export async function shrinkPhoto(photo: Photo, most: number): Promise<Photo> {
  if (photo.file.kind !== 'path') return photo
  try {
    const { width, height } = await Taro.getImageInfo({ src: photo.file.path })
    if (Math.max(width, height) <= most) return photo
    const side = width >= height ? { compressedWidth: most } : { compressedHeight: most }
    const { tempFilePath } = await Taro.compressImage({ src: photo.file.path, quality: 80, ...side })
    return { file: { kind: 'path', path: tempFilePath, name: 'photo.jpg' }, preview: tempFilePath, size: 0 }
  } catch {
    // The host cannot read it: the gateway says what is wrong with it.
    return photo
  }
}

/** Temporary files belong to the host. */
export const releasePhoto = (_photo: Photo): void => undefined
