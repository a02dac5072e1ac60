import Taro from '@tarojs/taro'
import { NO_RECT, type Rect } from './types'

export type { Rect } from './types'

/** A question to the page shown now; null when the last page has gone and an effect of it comes late. */
const query = () => (Taro.getCurrentPages().length > 0 ? Taro.createSelectorQuery() : null)

/** Where the element with this id is drawn now. */
export function rectOf(id: string): Promise<Rect> {
  const asked = query()
  if (asked === null) return Promise.resolve(NO_RECT)
  return new Promise((resolve) => {
    asked
      .select(`#${id}`)
      .boundingClientRect((found) => {
        const rect = Array.isArray(found) ? found[0] : found
        resolve(rect ? { left: rect.left, top: rect.top, width: rect.width, height: rect.height } : NO_RECT)
      })
      .exec()
  })
}

/** px of the window's width. */
export const windowWidth = (): number => Taro.getWindowInfo().windowWidth

/** px of the window's height. */
export const windowHeight = (): number => Taro.getWindowInfo().windowHeight

/** Scrolls the page so that the element with this id can be seen. The focus cannot be set from outside here. */
export function scrollToElement(id: string): void {
  Taro.pageScrollTo({ selector: `#${id}`, offsetTop: -120, duration: 200 }).catch(() => undefined)
}

/** The focus cannot be set from outside here. */
export function focusElement(_id: string): void {}

/** Scrolls the page shown now to its top. */
export function scrollToTop(): void {
  Taro.pageScrollTo({ scrollTop: 0, duration: 200 }).catch(() => undefined)
}

/** px the page shown now has been scrolled by. */
export function scrollOffset(): Promise<number> {
  const asked = query()
  if (asked === null) return Promise.resolve(0)
  return new Promise((resolve) => {
    asked
      .selectViewport()
      .scrollOffset((found) => resolve((Array.isArray(found) ? found[0] : found)?.scrollTop ?? 0))
      .exec()
  })
}

/** Puts the page shown now at this offset, without a movement. */
export function scrollToOffset(px: number): void {
  Taro.pageScrollTo({ scrollTop: px, duration: 0 }).catch(() => undefined)
}
