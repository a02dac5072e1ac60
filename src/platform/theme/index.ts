/** Calls back with true when the system turns dark; at once, and on every change. Answers the way to stop. */
export function onSystemDark(changed: (dark: boolean) => void): () => void {
  const query = window.matchMedia('(prefers-color-scheme: dark)')
  const listen = () => changed(query.matches)
  listen()
  query.addEventListener('change', listen)
  return () => query.removeEventListener('change', listen)
}

/** The host's own text scale, 1 = normal (visual design 2.5: offered from 1.2 on). */
const systemTextScale = (): number => {
  const root = Number.parseFloat(getComputedStyle(document.documentElement).fontSize)
  return Number.isFinite(root) && root > 0 ? root / 16 : 1
}
