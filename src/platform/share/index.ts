import { postToShell } from '../bridge'
import { host } from '../host'

/** What a share carries; the page gives it, the host shows it. */
export interface ShareCard {
  title: string
  /** Route with its parameters. */
  path: string
  imageUrl?: string
}

/**
 * Passes the card to the host's own way of sharing; returns whether there is one. The native app has its own sheet, a browser the
 * system's where it knows one; WeChat's browser shares by its menu only.
 */
export async function shareNow(card: ShareCard): Promise<boolean> {
  const url = new URL(card.path, window.location.href).href
  if (host() === 'native') return postToShell('share', { ...card, url })
  if (host() === 'wechat' || typeof navigator.share !== 'function') return false
  try {
    await navigator.share({ title: card.title, url })
    return true
  } catch {
    return false
  }
}
