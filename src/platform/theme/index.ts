/** Calls back with true when the system turns dark; at once, and on every change. Answers the way to stop. */
export function onSystemDark(changed: (dark: boolean) => void): () => void {
  const query = window.matchMedia('(prefers-color-scheme: dark)')
  const listen = () => changed(query.matches)
  listen()
  query.addEventListener('change', listen)
  return () => query.removeEventListener('change', listen)
}
