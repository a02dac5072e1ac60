/** Asks before this tab is closed or reloaded, in the browser's own words, until the answered function is called. */
export function askBeforeLeave(_message: string): () => void {
  const ask = (event: BeforeUnloadEvent) => event.preventDefault()
  window.addEventListener('beforeunload', ask)
  return () => window.removeEventListener('beforeunload', ask)
}
