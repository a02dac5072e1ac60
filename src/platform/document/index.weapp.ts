import Taro from '@tarojs/taro'
import { callPrivate } from '../privacy/ask'
import type { PickedFile } from '../upload/types'

/** Chooses one document, a PDF unless others are named, out of a WeChat chat, the only source of files that the mini-program may use; null when the user cancels. */
export async function chooseDocument(endings: readonly string[] = ['pdf']): Promise<PickedFile | null> {
  try {
    const { tempFiles } = await callPrivate('聊天文件', () =>
      Taro.chooseMessageFile({ count: 1, type: 'file', extension: [...endings] }),
    )
    const [picked] = tempFiles
    if (picked === undefined) return null
    return { kind: 'path', path: picked.path, name: picked.name || 'document.pdf', size: picked.size }
  } catch {
    return null
  }
}
