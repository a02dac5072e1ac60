import { useRef } from 'react'
import type { Out } from '@contract'
import { call } from '@/request'
import { Button } from '@/ui'

export type Kept = Out<'gpt GET /conversation/messages'>
/** Messages at a time. */
export const PAGE = 20

interface OlderProps {
  kept: Kept
  conversationId: string | undefined
  onMore: (messages: Kept['list']) => void
}

/** 查看更早的消息, while there are any. */
export function Older({ kept, conversationId, onMore }: OlderProps) {
  const from = useRef({ seq: kept.list[0]?.seq ?? 0, hasMore: kept.hasMore })
  if (!from.current.hasMore || conversationId === undefined) return null
  const more = async () => {
    const { list, hasMore } = await call('gpt GET /conversation/messages', {
      conversationId,
      beforeSeq: from.current.seq,
      pageSize: PAGE,
    })
    from.current = { seq: list[0]?.seq ?? 0, hasMore }
    onMore(list)
  }
  return (
    <Button size='large' kind='text' onTap={more}>
      查看更早的消息
    </Button>
  )
}
