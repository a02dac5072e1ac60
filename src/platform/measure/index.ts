import { NO_RECT, type Rect } from './types'

export type { Rect } from './types'

/** Where the element with this id is drawn now. */
export function rectOf(id: string): Promise<Rect> {
  const element = document.getElementById(id)
  if (element === null) return Promise.resolve(NO_RECT)
  const { left, top, width, height } = element.getBoundingClientRect()
  return Promise.resolve({ left, top, width, height })
}

/** px of the window's width. */
export const windowWidth = (): number => window.innerWidth

/** px of the window's height. */
export const windowHeight = (): number => window.innerHeight

/**
 * Puts the focus into the field of the element with this id, at once (Safari opens its keyboard for a tap only), and scrolls the page
 * so that it can be seen, when what has just been said beneath it is drawn: at the end of a page there is no room for it before.
 */
export function scrollToElement(id: string): void {
  focusElement(id)
  setTimeout(() => document.getElementById(id)?.scrollIntoView({ block: 'center', behavior: 'smooth' }))
}

/** Puts the focus into the field of the element with this id, the page stays where it is. */
export function focusElement(id: string): void {
  document.getElementById(id)?.querySelector<HTMLElement>('input,textarea,button')?.focus({ preventScroll: true })
}

/** Scrolls the page shown now to its top. */
export function scrollToTop(): void {
  document.querySelectorAll('.taro_page').forEach((page) => page.scrollTo({ top: 0, behavior: 'smooth' }))
}

const shownPage = () =>
  [...document.querySelectorAll<HTMLElement>('.taro_page')].find(
    (page) => page.offsetParent !== null || page.clientHeight > 0,
  )

/** px the page shown now has been scrolled by. */
export const scrollOffset = (): Promise<number> => Promise.resolve(shownPage()?.scrollTop ?? 0)

/** Puts the page shown now at this offset, without a movement. */
export function scrollToOffset(px: number): void {
  shownPage()?.scrollTo({ top: px })
}
