import Taro from '@tarojs/taro'
import { callPrivate } from '../privacy/ask'

/** Copies a text; answers whether it worked. WeChat toasts 内容已复制 by itself; the page's own toast replaces it. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await callPrivate('剪贴板', () => Taro.setClipboardData({ data: text }))
    Taro.hideToast()
    return true
  } catch {
    return false
  }
}
