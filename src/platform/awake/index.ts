/** Keeps the screen on until the answered function is called; a browser without wake locks dims as usual. */
export function keepAwake(): () => void {
  let isOver = false
  let lock: WakeLockSentinel | null = null
  const held =
    'wakeLock' in navigator ? navigator.wakeLock.request('screen') : Promise.reject(new Error('no wake lock'))
  held.then(
    (found) => {
      lock = found
      if (isOver) void found.release()
    },
    () => undefined,
  )
  return () => {
    isOver = true
    void lock?.release()
  }
}

/** ms. */
const BUZZ = 200

/** A short buzz, where the host can. */
export const buzz = (): void => {
  if ('vibrate' in navigator) navigator.vibrate(BUZZ)
}
