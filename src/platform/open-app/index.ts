/** Registered for the native app (AU-08). */
const SCHEME = 'enn-hyn://'
/** ms that the system gets to change over to the app (D 6.8). */
const OPEN_WITHIN = 1500

/** Tries to open the native app at a page of it; answers whether the browser was left. */
export function openApp(address: string): Promise<boolean> {
  return new Promise((resolve) => {
    const settle = (opened: boolean) => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', left)
      resolve(opened)
    }
    const left = () => document.visibilityState === 'hidden' && settle(true)
    const timer = setTimeout(() => settle(false), OPEN_WITHIN)
    document.addEventListener('visibilitychange', left)
    window.location.assign(`${SCHEME}open?path=${encodeURIComponent(address)}`)
  })
}
