import Taro from '@tarojs/taro'
import { callPrivate } from '../privacy/ask'
import type { Photo, PhotoSource } from './types'

export type * from './types'

/** Takes or chooses one picture; null when the user cancels or refuses the permission. */
export const choosePhoto = async (source: PhotoSource): Promise<Photo | null> =>
  (await choosePhotos(source, 1))[0] ?? null

/** Takes one picture or chooses up to `most` (1 to 9); none when the user cancels or refuses the permission. */
export async function choosePhotos(source: PhotoSource, most: number): Promise<readonly Photo[]> {
  try {
    const { tempFiles } = await callPrivate(source === 'camera' ? '相机' : '相册', () =>
      Taro.chooseMedia({
        count: source === 'camera' ? 1 : most,
        mediaType: ['image'],
        sourceType: [source],
        sizeType: ['original', 'compressed'],
      }),
    )
    return tempFiles.map(({ tempFilePath: path, size }) => ({
      file: { kind: 'path', path, name: path.split('/').at(-1) || 'photo.jpg', size },
      preview: path,
      size,
    }))
  } catch {
    return []
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
