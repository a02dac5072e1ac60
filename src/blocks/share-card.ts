import { useShareAppMessage, useShareTimeline } from '@tarojs/taro'
import { useRef } from 'react'
import type { ShareCard } from '@/platform/share'

/**
 * What the mini-program's share button and menu send from this page; its route has `share`. `late` finishes the card for friends while
 * WeChat waits, at most three seconds; without an answer by then it sends `card`. The timeline waits for nothing and opens this page
 * with the query of `card` (E-S-04).
 */
export function useShareCard(card: ShareCard, late?: () => Promise<ShareCard>): void {
  const latest = useRef({ card, late })
  latest.current = { card, late }
  useShareAppMessage(() => {
    const promise = latest.current.late?.()
    return { ...latest.current.card, ...(promise && { promise }) }
  })
  useShareTimeline(() => {
    const { title, path, imageUrl } = latest.current.card
    return { title, query: path.split('?')[1] ?? '', ...(imageUrl !== undefined && { imageUrl }) }
  })
}
