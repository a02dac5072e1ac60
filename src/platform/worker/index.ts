/** The app starts without a network from now on: in delivered builds, where the browser allows it (https, localhost). */
export function startWorker(): void {
  if (process.env.NODE_ENV !== 'production' || !('serviceWorker' in navigator) || !isSecureContext) return
  // A browser that refuses (private mode, a shell's web view) opens the app as it always did.
  navigator.serviceWorker
    .register('/sw.js')
    .catch((error: unknown) => console.warn('no start without a network', error))
}
