/** Is this phone without a network? What the host does not know counts as connected. */
export const isOffline = (): boolean => !navigator.onLine

/** Calls `listener` each time the network comes back; answers what ends that. */
export function onConnected(listener: () => void): () => void {
  window.addEventListener('online', listener)
  return () => window.removeEventListener('online', listener)
}
