import type { PickedVideo } from './types'

export type * from './types'

/** Takes or chooses one film; null when the user cancels. A browser's camera opens where the phone has one. */
export function chooseVideo(source: 'camera' | 'album'): Promise<PickedVideo | null> {
  return new Promise((resolve) => {
    const input = document.createElement('input')
    input.type = 'file'
    input.accept = 'video/mp4,video/quicktime'
    if (source === 'camera') input.setAttribute('capture', 'environment')
    input.onchange = () => {
      const file = input.files?.[0]
      if (file === undefined) resolve(null)
      else void secondsOf(file).then((seconds) => resolve({ file: { kind: 'file', file }, size: file.size, seconds }))
    }
    // Older engines send no cancel event: the promise then stays open and is dropped with the page.
    input.oncancel = () => resolve(null)
    input.click()
  })
}

/** ms: a browser that cannot read a film may say nothing at all. */
const READING = 5000

function secondsOf(file: File): Promise<number | null> {
  const url = URL.createObjectURL(file)
  const film = document.createElement('video')
  const read = new Promise<number | null>((resolve) => {
    film.onloadedmetadata = () => resolve(Number.isFinite(film.duration) ? film.duration : null)
    film.onerror = () => resolve(null)
    setTimeout(() => resolve(null), READING)
    film.preload = 'metadata'
    film.src = url
  })
  return read.finally(() => URL.revokeObjectURL(url))
}
