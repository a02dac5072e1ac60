import { useAct } from '@/blocks'
import { prompt } from '@/ui'

const MOST_TITLE = 30

interface Conversation {
  conversationId: string
  title: string
}

interface After {
  renamed?: (title: string) => void
  removed?: () => void
}

/** 重命名 and 删除 of one conversation, in the list and in the conversation itself. */
export function useConversation({ renamed, removed }: After = {}) {
  const rename = useAct('gpt POST /conversation/rename', {
    ok: '已重命名',
    done: (_answer, { title }) => renamed?.(title),
  })
  const remove = useAct('gpt POST /conversation/delete', {
    ask: '删除后不可恢复，确定删除吗？',
    ok: '已删除',
    done: () => removed?.(),
  })
  return {
    rename: async ({ conversationId, title: value }: Conversation) => {
      const check = (text: string) => (text.trim() === '' ? '标题不能为空' : undefined)
      const title = await prompt({ title: '重命名', label: '标题', value, maxLength: MOST_TITLE, check })
      if (title !== null) await rename.run({ conversationId, title: title.trim() })
    },
    remove: ({ conversationId }: Conversation) => remove.run({ conversationIds: [conversationId] }),
  }
}
