import Taro from '@tarojs/taro'
import { copyText } from '../clipboard'
import { environment } from '../environment'

/** How a file reached the user: opened or saved, its link copied, or not at all. */
export type FileWay = 'opened' | 'copied' | 'failed'

/** What WeChat's viewer can show. */
const SHOWN = ['pdf', 'doc', 'docx', 'xls', 'xlsx', 'ppt', 'pptx'] as const

/**
 * Downloads a document by its signed address and opens WeChat's viewer, with its menu to forward or save. The link of what that
 * viewer does not know (OFD, XML) is copied, to be opened in a browser.
 */
export async function openFile(url: string, fileName: string): Promise<FileWay> {
  const absolute = url.startsWith('/') ? environment.authCentre + url : url
  const ending = fileName.split('.').at(-1)?.toLowerCase()
  const fileType = SHOWN.find((known) => known === ending)
  if (fileType === undefined) return (await copyText(absolute)) ? 'copied' : 'failed'
  try {
    const { tempFilePath, statusCode } = await Taro.downloadFile({ url: absolute })
    if (statusCode !== 200) return 'failed'
    // A signed address has no extension with the type for the viewer.
    await Taro.openDocument({ filePath: tempFilePath, fileType, showMenu: true })
    return 'opened'
  } catch {
    return 'failed'
  }
}
