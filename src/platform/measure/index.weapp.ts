import Taro from '@tarojs/taro'
import { NO_RECT, type Rect } from './types'

export type { Rect } from './types'

/** Where the element with this id is drawn now. */
export function rectOf(id: string): Promise<Rect> {
  return new Promise((resolve) => {
    Taro.createSelectorQuery()
      .select(`#${id}`)
      .boundingClientRect((found) => {
        const rect = Array.isArray(found) ? found[0] : found
        resolve(rect ? { left: rect.left, top: rect.top, width: rect.width, height: rect.height } : NO_RECT)
      })
      .exec()
  })
}

/** Scrolls the page so that the element with this id can be seen. The focus cannot be set from outside here. */
export function scrollToElement(id: string): void {
  Taro.pageScrollTo({ selector: `#${id}`, offsetTop: -120, duration: 200 }).catch(() => undefined)
}

/** Scrolls the page shown now to its top. */
export function scrollToTop(): void {
  Taro.pageScrollTo({ scrollTop: 0, duration: 200 }).catch(() => undefined)
}

/** px the page shown now has been scrolled by. */
export function scrollOffset(): Promise<number> {
  return new Promise((resolve) => {
    Taro.createSelectorQuery()
      .selectViewport()
      .scrollOffset((found) => resolve((Array.isArray(found) ? found[0] : found)?.scrollTop ?? 0))
      .exec()
  })
}

/** Puts the page shown now at this offset, without a movement. */
export function scrollToOffset(px: number): void {
  Taro.pageScrollTo({ scrollTop: px, duration: 0 }).catch(() => undefined)
}
