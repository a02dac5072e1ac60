import Taro from '@tarojs/taro'
import type { Pen, Sheet } from './types'

export type { Pen, Sheet, Size } from './types'

interface Found {
  node: Taro.Canvas
  width: number
  height: number
}

/** How often the canvas is asked for, and ms in between: some phones answer nothing until they have drawn it. */
const TRIES = 5
const PAUSE = 200

/**
 * Passes the canvas with this id (type 2d), sharp on dense screens; null when it is still not there after the last try. Returns the
 * function that stops it.
 */
export function watchSheet(id: string, tell: (sheet: Sheet | null) => void): () => void {
  let isWatched = true
  let timer: ReturnType<typeof setTimeout> | undefined
  const ask = async (left: number) => {
    const sheet = await openSheet(id)
    if (!isWatched) return
    if (sheet === null && left > 1) timer = setTimeout(() => void ask(left - 1), PAUSE)
    else tell(sheet)
  }
  void ask(TRIES)
  return () => {
    isWatched = false
    clearTimeout(timer)
  }
}

async function openSheet(id: string): Promise<Sheet | null> {
  const found = await canvasOf(id)
  if (found === null) return null
  const { node, width, height } = found
  const ratio = Taro.getWindowInfo().pixelRatio
  const pen = node.getContext('2d') as unknown as Pen
  const sized = (to: { width: number; height: number }, scale: number) => {
    node.width = Math.round(to.width * scale)
    node.height = Math.round(to.height * scale)
    pen.setTransform(scale, 0, 0, scale, 0, 0)
  }
  sized(found, ratio)
  const draw: Sheet['draw'] = (paint) => {
    pen.clearRect(0, 0, width, height)
    paint(pen)
  }
  return {
    width,
    height,
    draw,
    async save(paint, size, scale) {
      // WeChat makes files of canvases on the screen only: this one is lent for the picture and given back.
      sized(size, scale)
      pen.fillStyle = '#FFFFFF'
      pen.fillRect(0, 0, size.width, size.height)
      paint(pen)
      const made = await Taro.canvasToTempFilePath({ canvas: node, fileType: 'png' }).catch(() => null)
      sized(found, ratio)
      return made && { kind: 'path', path: made.tempFilePath, name: 'signature.png' }
    },
  }
}

function canvasOf(id: string): Promise<Found | null> {
  if (Taro.getCurrentPages().length === 0) return Promise.resolve(null)
  return new Promise((resolve) => {
    Taro.createSelectorQuery()
      .select(`#${id}`)
      .fields({ node: true, size: true }, (found) => {
        const one = found as Partial<Found> | null
        resolve(one?.node ? ({ ...one } as Found) : null)
      })
      .exec()
  })
}
