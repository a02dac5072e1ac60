import { openInShell } from '../bridge'
import { copyText } from '../clipboard'
import { host } from '../host'

/** How a file reached the user: opened or saved, its link copied (WeChat's browser cannot save files), or not at all. */
export type FileWay = 'opened' | 'copied' | 'failed'

/** Opens a document by its signed address: a download in a browser, the shell's view in the native app. */
export async function openFile(url: string, fileName: string): Promise<FileWay> {
  const absolute = new URL(url, window.location.href).href
  if (host() === 'wechat') return (await copyText(absolute)) ? 'copied' : 'failed'
  if (host() === 'native') return (await openInShell(absolute, fileName)) ? 'opened' : 'failed'
  const link = document.createElement('a')
  link.href = absolute
  link.download = fileName
  link.click()
  return 'opened'
}
