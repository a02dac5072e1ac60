import Taro from '@tarojs/taro'
import { copyText } from '../clipboard'

/** How a text reached the user: as a file, copied, or not at all. */
export type TextWay = 'saved' | 'copied' | 'failed'

/** WeChat opens no table in its viewer, but sends a file to a chat; where it cannot, the text is copied. */
export async function saveText(text: string, fileName: string, _type: string): Promise<TextWay> {
  const filePath = `${Taro.env.USER_DATA_PATH ?? ''}/${fileName}`
  try {
    Taro.getFileSystemManager().writeFileSync(filePath, text, 'utf8')
    await Taro.shareFileMessage({ filePath, fileName })
    return 'saved'
  } catch {
    return (await copyText(text)) ? 'copied' : 'failed'
  }
}
