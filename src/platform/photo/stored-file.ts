import type { PickedFile } from '../upload/types'

/** The picture as text, to be kept until there is a network. */
export const storeFile = (file: PickedFile): Promise<string> =>
  new Promise((resolve, reject) => {
    if (file.kind !== 'file') return reject(new Error('no file of a browser'))
    const reader = new FileReader()
    reader.onload = () => resolve(`${file.file.name}|${String(reader.result)}`)
    reader.onerror = () => reject(reader.error ?? new Error('unreadable'))
    reader.readAsDataURL(file.file)
  })

/** The way back of {@link storeFile}. */
export function keptFile(text: string): PickedFile {
  const [, name = 'photo.jpg', mime = 'image/jpeg', base64 = ''] =
    /^([^|]*)\|data:([^;,]*)(?:;[^,]*)?,(.*)$/.exec(text) ?? []
  const bytes = Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0))
  return { kind: 'file', file: new File([bytes], name, { type: mime }) }
}

/** It is in the text itself. */
export const dropFile = (_text: string): Promise<void> => Promise.resolve()
