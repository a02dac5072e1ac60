let gone = false

/**
 * Takes away the shape that index.html painted, once the first page has something to show and its styles are there; before
 * that the page would be seen without them.
 */
export function dismissShell(): void {
  if (gone) return
  gone = true
  const remove = () => document.getElementById('shell')?.remove()
  const waiting = () => (window.__styles ?? 0) > 0
  if (!waiting()) {
    remove()
    return
  }
  const listen = () => {
    if (waiting()) return
    window.removeEventListener('styles', listen)
    remove()
  }
  window.addEventListener('styles', listen)
}
