import { host } from '../host'

/** Saves a picture to the device; answers whether it worked. On H5 a download. */
export async function savePicture(url: string, fileName: string): Promise<boolean> {
  try {
    const answer = await fetch(url)
    if (!answer.ok) return false
    const address = URL.createObjectURL(await answer.blob())
    download(address, fileName)
    setTimeout(() => URL.revokeObjectURL(address), 10_000)
    return true
  } catch {
    return false
  }
}

/** Saves a picture that was made here, a data URI; answers whether it worked. On H5 a download. */
export function savePictureData(uri: string, fileName: string): Promise<boolean> {
  download(uri, fileName)
  return Promise.resolve(true)
}

function download(address: string, fileName: string): void {
  const link = document.createElement('a')
  link.href = address
  link.download = fileName
  link.click()
}

/** Shows pictures in the host's own viewer; false: it has none, the page shows them itself. */
export function previewPictures(pictures: readonly string[], first: string): Promise<boolean> {
  const preview = window.wx?.previewImage
  if (host() !== 'wechat' || preview === undefined) return Promise.resolve(false)
  const absolute = (url: string) => new URL(url, window.location.href).href
  return new Promise((resolve) => {
    preview({
      urls: pictures.map(absolute),
      current: absolute(first),
      success: () => resolve(true),
      fail: () => resolve(false),
      cancel: () => resolve(true),
    })
  })
}
