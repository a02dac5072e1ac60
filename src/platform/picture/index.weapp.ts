import Taro from '@tarojs/taro'
import { environment } from '../environment'
import { callPrivate } from '../privacy/ask'

const absolute = (url: string): string => (url.startsWith('/') ? environment.authCentre + url : url)

/** Saves a picture to the album; answers whether it worked (the user may refuse the album). */
export async function savePicture(url: string, _fileName: string): Promise<boolean> {
  try {
    const { tempFilePath, statusCode } = await Taro.downloadFile({ url: absolute(url) })
    if (statusCode !== 200) return false
    await callPrivate('相册', () => Taro.saveImageToPhotosAlbum({ filePath: tempFilePath }))
    return true
  } catch {
    return false
  }
}

/** Saves a picture that was made here, a data URI, to the album; answers whether it worked (the user may refuse the album). */
export async function savePictureData(uri: string, fileName: string): Promise<boolean> {
  try {
    const filePath = `${Taro.env.USER_DATA_PATH}/${fileName}`
    Taro.getFileSystemManager().writeFileSync(filePath, uri.slice(uri.indexOf(',') + 1), 'base64')
    await callPrivate('相册', () => Taro.saveImageToPhotosAlbum({ filePath }))
    return true
  } catch {
    return false
  }
}

/** Shows pictures in WeChat's own viewer, with its menu to forward or save. */
export const previewPictures = (pictures: readonly string[], first: string): Promise<boolean> =>
  Taro.previewImage({ urls: pictures.map(absolute), current: absolute(first) }).then(
    () => true,
    () => false,
  )
