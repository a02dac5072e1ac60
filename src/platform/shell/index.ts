let gone = false
const startedAt = window.location.pathname

const shellOf = () => document.getElementById('shell')
const waitsForStyles = () => (window.__styles ?? 0) > 0

/** Takes away the shape that index.html painted; not before the styles are there, or the page would be seen without them. */
export function dismissShell(): void {
  if (gone) return
  gone = true
  if (!waitsForStyles()) {
    shellOf()?.remove()
    return
  }
  const listen = () => {
    if (waitsForStyles()) return
    window.removeEventListener('styles', listen)
    shellOf()?.remove()
  }
  window.addEventListener('styles', listen)
}

/**
 * The page has something to show, be it the shape of what comes: the shell gives way. One that shows a figure already stays
 * for its own page, which dismisses it when it has the figure too.
 */
export function yieldShell(): void {
  const hasFigure = shellOf()?.querySelector('[data-first-card]') != null
  if (!hasFigure || window.location.pathname !== startedAt) dismissShell()
}
