import { invokeNative } from '../native'

/** Calls back with the soft keyboard's height in px, 0 when it closes. Answers the way to stop. */
export function onKeyboardHeight(changed: (height: number) => void): () => void {
  const viewport = window.visualViewport
  if (!viewport) return () => undefined
  const listen = () => {
    const hidden = window.innerHeight - viewport.height - viewport.offsetTop
    // Browser bars take up to some 100 px as well: less is no keyboard.
    changed(hidden > 120 ? Math.round(hidden) : 0)
  }
  viewport.addEventListener('resize', listen)
  return () => viewport.removeEventListener('resize', listen)
}

/** The bar that the native shell draws above the soft keyboard; a plain browser draws its own without a call. */
export const showInputBar = (shown: boolean): void => {
  void invokeNative('system.postMessage', { channel: 'softInputBar', message: JSON.stringify({ shown }) })
}
