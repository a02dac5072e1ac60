import { useShareAppMessage } from '@tarojs/taro'
import { useRef } from 'react'
import type { ShareCard } from '@/platform/share'

/** What the mini-program's share button and menu send from this page; its route has `share`. */
export function useShareCard(card: ShareCard): void {
  const latest = useRef(card)
  latest.current = card
  useShareAppMessage(() => latest.current)
}
