import { host } from '../host'
import { invokeNative } from '../native'
import type { Photo, PhotoSource } from './types'

export type * from './types'

/** Takes or chooses one picture; null when the user gives up. */
export function choosePhoto(source: PhotoSource): Promise<Photo | null> {
  return host() === 'native' ? fromShell(source) : fromInput(source)
}

/** Frees what `choosePhoto` keeps for the preview. */
export const releasePhoto = (photo: Photo): void => URL.revokeObjectURL(photo.preview)

function fromInput(source: PhotoSource): Promise<Photo | null> {
  return new Promise((resolve) => {
    const input = document.createElement('input')
    input.type = 'file'
    input.accept = 'image/jpeg,image/png'
    if (source === 'camera') input.setAttribute('capture', 'environment')
    input.onchange = () => resolve(photoOf(input.files?.[0]))
    // Older engines send no cancel event: the promise then stays open and is dropped with the page.
    input.oncancel = () => resolve(null)
    input.click()
  })
}

const photoOf = (file: File | undefined): Photo | null =>
  file === undefined ? null : { file: { kind: 'file', file }, preview: URL.createObjectURL(file), size: file.size }

interface ShellFiles {
  files?: { path: string; base64?: string; size?: number }[]
}

async function fromShell(source: PhotoSource): Promise<Photo | null> {
  const answer = await invokeNative('device.selectPhotos', { amount: 1, sourceType: source })
  const picked = answer?.code === 0 ? (answer.data as ShellFiles | undefined)?.files?.[0] : undefined
  if (picked?.base64 === undefined) return null
  const [head = '', body = picked.base64] = picked.base64.includes(',') ? picked.base64.split(',') : ['', picked.base64]
  const type = head.includes('png') ? 'image/png' : 'image/jpeg'
  const bytes = Uint8Array.from(atob(body), (mark) => mark.charCodeAt(0))
  return photoOf(new File([bytes], nameOf(picked.path), { type }))
}

const nameOf = (path: string): string => path.split('/').at(-1) || 'photo.jpg'
