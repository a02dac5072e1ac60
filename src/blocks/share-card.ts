import { useShareAppMessage } from '@tarojs/taro'
import { useRef } from 'react'
import type { ShareCard } from '@/platform/share'

/** A card that is finished while WeChat waits for it, at most three seconds; without an answer by then it sends what it has. */
export interface LateCard extends ShareCard {
  promise: Promise<ShareCard>
}

/**
 * What the mini-program's share button and menu send from this page; its route has `share`. A function is called when the user shares.
 */
export function useShareCard(card: ShareCard | (() => LateCard)): void {
  const latest = useRef(card)
  latest.current = card
  useShareAppMessage(() => (typeof latest.current === 'function' ? latest.current() : latest.current))
}
