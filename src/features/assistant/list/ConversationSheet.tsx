import { useState } from 'react'
import type { Row } from '@contract'
import { useAct } from '@/blocks'
import { ActionSheet } from '@/ui'
import { useConversation } from '../use-conversation'

export type Conversation = Row<'gpt GET /conversation/list'>

/** 置顶, 重命名, 删除 of one conversation. */
export function useConversationActs() {
  const [chosen, choose] = useState<Conversation | null>(null)
  const pin = useAct('gpt POST /conversation/pin', {})
  const { rename, remove } = useConversation()
  const ways: Readonly<Record<string, (of: Conversation) => unknown>> = {
    pin: ({ conversationId, pinned }) => pin.run({ conversationId, pinned: !pinned }),
    rename,
    delete: remove,
  }
  return { chosen, choose, run: (way: string) => chosen && void ways[way]?.(chosen) }
}

export function ConversationSheet({ acts: { chosen, choose, run } }: { acts: ReturnType<typeof useConversationActs> }) {
  if (!chosen) return null
  const close = () => choose(null)
  return (
    <ActionSheet
      open
      title={chosen.title}
      items={[
        { key: 'pin', text: chosen.pinned ? '取消置顶' : '置顶' },
        { key: 'rename', text: '重命名' },
        { key: 'delete', text: '删除', danger: true },
      ]}
      onChoose={(way) => {
        close()
        run(way)
      }}
      onClose={close}
    />
  )
}
