/** What a share carries; the page gives it, the host shows it. */
export interface ShareCard {
  title: string
  /** Route with its parameters. */
  path: string
  imageUrl?: string
}

/** In the mini-program only a button of open-type share, or the capsule's menu, can share. */
export const shareNow = (_card: ShareCard): Promise<boolean> => Promise.resolve(false)
