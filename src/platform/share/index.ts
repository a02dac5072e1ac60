/** What a share carries; the page gives it, the host shows it. */
export interface ShareCard {
  title: string
  /** Route with its parameters. */
  path: string
  imageUrl?: string
}

/** H5 has no share menu of its own outside WeChat's SDK: the browser's, where there is one. */
export async function shareNow(card: ShareCard): Promise<boolean> {
  if (typeof navigator.share !== 'function') return false
  try {
    await navigator.share({ title: card.title, url: new URL(card.path, window.location.href).href })
    return true
  } catch {
    return false
  }
}
