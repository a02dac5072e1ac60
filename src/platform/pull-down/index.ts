import type { PullWatch } from './types'

export type { PullWatch } from './types'

/**
 * Follows one finger that pulls the page around `inside` down from its top. Taro's own element for it would be on the first
 * route of every visitor (config/plugin-lean.ts). Answers how to stop.
 */
export function watchPull(inside: Element, { onMove, onEnd }: PullWatch): () => void {
  const page = inside.closest<HTMLElement>('.taro_page')
  if (page === null) return () => undefined
  let startY: number | null = null
  const start = ({ touches }: TouchEvent) => {
    startY = touches.length === 1 && page.scrollTop <= 0 ? (touches[0]?.clientY ?? null) : null
  }
  const move = (event: TouchEvent) => {
    const y = event.touches[0]?.clientY
    if (startY === null || y === undefined) return
    // The page scrolls as usual until it is pulled beyond its top.
    if (y > startY && page.scrollTop <= 0 && event.cancelable) event.preventDefault()
    onMove(page.scrollTop > 0 ? 0 : y - startY)
  }
  const end = () => {
    if (startY !== null) onEnd()
    startY = null
  }
  page.addEventListener('touchstart', start, { passive: true })
  page.addEventListener('touchmove', move, { passive: false })
  page.addEventListener('touchend', end)
  page.addEventListener('touchcancel', end)
  return () => {
    page.removeEventListener('touchstart', start)
    page.removeEventListener('touchmove', move)
    page.removeEventListener('touchend', end)
    page.removeEventListener('touchcancel', end)
  }
}

/** The browser draws no pulled page of its own: `watchPull` follows the finger. */
export const useHostPull = (_reload: () => Promise<unknown>): void => undefined
