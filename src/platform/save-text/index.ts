import { copyText } from '../clipboard'
import { host } from '../host'

/** How a text reached the user: as a file, copied (WeChat's browser and the native shell cannot save one), or not at all. */
export type TextWay = 'saved' | 'copied' | 'failed'

/** Saves a text as a file where the host can, else copies it. */
export async function saveText(text: string, fileName: string, type: string): Promise<TextWay> {
  if (host() !== 'browser') return (await copyText(text)) ? 'copied' : 'failed'
  const url = URL.createObjectURL(new Blob([text], { type }))
  const link = document.createElement('a')
  link.href = url
  link.download = fileName
  link.click()
  URL.revokeObjectURL(url)
  return 'saved'
}
