/** What the app runs in, in its own words. */
export const agentText = (): string => navigator.userAgent

/** Kind of the network as the browser names it; '' where it does not. */
export const networkType = (): Promise<string> =>
  Promise.resolve((navigator as { connection?: { effectiveType?: string } }).connection?.effectiveType ?? '')

/** px at the top and the bottom of the screen that the phone keeps for itself. */
export function safeArea(): { top: number; bottom: number } {
  const probe = document.createElement('div')
  probe.style.cssText = 'padding-top:env(safe-area-inset-top);padding-bottom:env(safe-area-inset-bottom)'
  document.body.append(probe)
  const { paddingTop, paddingBottom } = getComputedStyle(probe)
  probe.remove()
  return { top: parseFloat(paddingTop) || 0, bottom: parseFloat(paddingBottom) || 0 }
}

/** Characters that this address keeps in the browser, as KB; null where storage is switched off. */
export function storedKb(): number | null {
  try {
    return Math.ceil(
      Object.entries(window.localStorage).reduce((sum, [key, text]) => sum + key.length + String(text).length, 0) /
        1024,
    )
  } catch {
    return null
  }
}
