import Taro from '@tarojs/taro'

const HIDDEN = 'taro_page_shade'
/** ms; longer than the router's slide with its delay (350). */
const SLIDE = 1000

/**
 * Keeps the page on top of the stack visible. The router hides a page at the end of the slide that led away from it, also when
 * the user has come back during the slide: the screen would stay blank. The class is taken off again before anything is painted.
 */
export function keepTopPageVisible(): void {
  window.addEventListener('popstate', () => {
    const observer = new MutationObserver((changes) => {
      const top = topPage()
      for (const { target } of changes) if (target instanceof Element && target.id === top) reveal(target)
    })
    document
      .querySelectorAll('.taro_page')
      .forEach((page) => observer.observe(page, { attributes: true, attributeFilter: ['class'] }))
    setTimeout(() => observer.disconnect(), SLIDE)
  })
}

/** Removing a class that is not there would count as a change again, without end. */
function reveal(page: Element): void {
  if (page.classList.contains(HIDDEN)) page.classList.remove(HIDDEN)
}

/** Steps of this tab. An outside page inside ours adds its own: one step back is then a step of that page. */
export const historyLength = (): number => window.history.length

/** Element id of the page on top; the router gives each page of the stack its own. */
const topPage = (): string | undefined => Taro.getCurrentPages().at(-1)?.$taroPath
