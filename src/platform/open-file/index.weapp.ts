import Taro from '@tarojs/taro'
import { environment } from '../environment'

/** How a file reached the user: opened or saved, its link copied, or not at all. */
export type FileWay = 'opened' | 'copied' | 'failed'

/** Downloads a document by its signed address and opens WeChat's viewer, with its menu to forward or save. */
export async function openFile(url: string, _fileName: string): Promise<FileWay> {
  try {
    const { tempFilePath, statusCode } = await Taro.downloadFile({
      url: url.startsWith('/') ? environment.authCentre + url : url,
    })
    if (statusCode !== 200) return 'failed'
    await Taro.openDocument({ filePath: tempFilePath, showMenu: true })
    return 'opened'
  } catch {
    return 'failed'
  }
}
