import { host } from '../host'
import { invokeNative } from '../native'
import { tellRefusal } from '../privacy/ask'
import { wxPhotoData, wxPhotos } from '../wx-sdk/device'
import { isWxReady } from '../wx-sdk/ready'
import type { Photo, PhotoSource } from './types'

export type * from './types'

/** Takes or chooses one picture; null when the user cancels. */
export const choosePhoto = async (source: PhotoSource): Promise<Photo | null> =>
  (await choosePhotos(source, 1))[0] ?? null

/**
 * Takes one picture or chooses up to `most` (1 to 9); none when the user cancels. The shell's and WeChat's own ways first
 * (specification 7).
 */
export function choosePhotos(source: PhotoSource, most: number): Promise<readonly Photo[]> {
  const amount = source === 'camera' ? 1 : most
  if (host() === 'native') return fromShell(source, amount)
  return host() === 'wechat' && isWxReady() ? fromWx(source, amount) : fromInput(source, amount)
}

/** Frees what `choosePhoto` keeps for the preview. */
export const releasePhoto = (photo: Photo): void => URL.revokeObjectURL(photo.preview)

function fromInput(source: PhotoSource, amount: number): Promise<readonly Photo[]> {
  return new Promise((resolve) => {
    const input = document.createElement('input')
    input.type = 'file'
    input.accept = 'image/jpeg,image/png'
    input.multiple = amount > 1
    if (source === 'camera') input.setAttribute('capture', 'environment')
    // A browser has no limit for the count of a choice.
    input.onchange = () => resolve([...(input.files ?? [])].slice(0, amount).map((file) => photoOf(file)))
    // Older engines send no cancel event: the promise then stays open and is dropped with the page.
    input.oncancel = () => resolve([])
    input.click()
  })
}

const photoOf = (file: File, shellPath?: string): Photo => ({
  file: { kind: 'file', file, ...(shellPath !== undefined && { shellPath }) },
  preview: URL.createObjectURL(file),
  size: file.size,
})

/** A picture no larger than `most` px on its longer side (JPEG, quality 0.8); a smaller one stays as it is, byte by byte. */
export async function shrinkPhoto(photo: Photo, most: number): Promise<Photo> {
  if (photo.file.kind !== 'file') return photo
  try {
    const picture = await createImageBitmap(photo.file.file)
    const scale = most / Math.max(picture.width, picture.height)
    if (scale >= 1) return photo
    const canvas = document.createElement('canvas')
    canvas.width = Math.round(picture.width * scale)
    canvas.height = Math.round(picture.height * scale)
    canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height)
    const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/jpeg', 0.8))
    return blob === null ? photo : photoOf(new File([blob], 'photo.jpg', { type: 'image/jpeg' }))
  } catch {
    // The browser cannot read it: the gateway says what is wrong with it.
    return photo
  }
}

const nameOfSource = (source: PhotoSource): string => (source === 'camera' ? '相机' : '相册')

interface ShellFiles {
  files?: { path: string; base64?: string; size?: number }[]
}

async function fromShell(source: PhotoSource, amount: number): Promise<readonly Photo[]> {
  const answer = await invokeNative('device.selectPhotos', { amount, sourceType: source })
  if (answer?.code !== 0) tellRefusal(nameOfSource(source), answer?.message ?? '')
  const picked = answer?.code === 0 ? ((answer.data as ShellFiles | undefined)?.files ?? []) : []
  return picked.flatMap(({ path, base64 }) => (base64 === undefined ? [] : photoOf(fileOf(base64, nameOf(path)), path)))
}

async function fromWx(source: PhotoSource, amount: number): Promise<readonly Photo[]> {
  const answer = await wxPhotos({ amount, sourceType: source })
  if (!answer.success) tellRefusal(nameOfSource(source), answer.message)
  const photos: Photo[] = []
  // One at a time: WeChat answers overlapping reads of pictures out of order on iOS.
  for (const { path } of answer.success ? answer.data.files : []) {
    const data = await wxPhotoData(path)
    if (data !== null) photos.push(photoOf(fileOf(data, 'photo.jpg')))
  }
  return photos
}

/** From base64, with or without the head of a data URI; Android's WeChat breaks it into lines. */
function fileOf(base64: string, name: string): File {
  const [head, body] = base64.includes(',') ? base64.split(',', 2) : ['', base64]
  const type = head?.includes('png') ? 'image/png' : 'image/jpeg'
  const bytes = Uint8Array.from(atob((body ?? '').replace(/\s/g, '')), (mark) => mark.charCodeAt(0))
  return new File([bytes], name, { type })
}

const nameOf = (path: string): string => path.split('/').at(-1) || 'photo.jpg'
