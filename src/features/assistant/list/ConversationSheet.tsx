import { useState } from 'react'
import type { Row } from '@contract'
import { useAct } from '@/blocks'
import { ActionSheet, prompt } from '@/ui'

export type Conversation = Row<'gpt GET /conversation/list'>

const MOST_TITLE = 30

/** 置顶, 重命名, 删除 of one conversation. */
export function useConversationActs() {
  const [chosen, choose] = useState<Conversation | null>(null)
  const pin = useAct('gpt POST /conversation/pin', {})
  const rename = useAct('gpt POST /conversation/rename', { ok: '已重命名' })
  const remove = useAct('gpt POST /conversation/delete', { ask: '删除后不可恢复，确定删除吗？', ok: '已删除' })
  const ways: Readonly<Record<string, (of: Conversation) => unknown>> = {
    pin: ({ conversationId, pinned }) => pin.run({ conversationId, pinned: !pinned }),
    rename: async ({ conversationId, title: value }) => {
      const check = (text: string) => (text.trim() === '' ? '标题不能为空' : undefined)
      const title = await prompt({ title: '重命名', label: '标题', value, maxLength: MOST_TITLE, check })
      if (title !== null) await rename.run({ conversationId, title })
    },
    delete: ({ conversationId }) => remove.run({ conversationIds: [conversationId] }),
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
