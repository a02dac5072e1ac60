import { openFile } from '@/platform/open-file'
import { toast } from '@/ui'

/** Opens a document for the user by its signed address and shows the outcome; `done`: the text where it opened. */
export async function showFile(url: string, name: string, done?: string): Promise<void> {
  const way = await openFile(url, name)
  if (way === 'copied') toast('链接已复制，请在浏览器中打开')
  if (way === 'failed') toast('文件打开失败，请稍后重试')
  if (way === 'opened' && done !== undefined) toast(done)
}
