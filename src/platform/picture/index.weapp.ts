import Taro from '@tarojs/taro'
import { environment } from '../environment'

/** Saves a picture to the album; answers whether it worked (the user may refuse the album). */
export async function savePicture(url: string, _fileName: string): Promise<boolean> {
  try {
    const absolute = url.startsWith('/') ? environment.authCentre + url : url
    const { tempFilePath, statusCode } = await Taro.downloadFile({ url: absolute })
    if (statusCode !== 200) return false
    await Taro.saveImageToPhotosAlbum({ filePath: tempFilePath })
    return true
  } catch {
    return false
  }
}
