import { useState } from 'react'
import { useAct, useSelection } from '@/blocks'
import type { Conversation } from './ConversationSheet'

const SPEC = {
  keyOf: ({ conversationId }: Conversation) => conversationId,
  // What is being answered is not deleted under its reader.
  can: ({ streaming }: Conversation) => !streaming,
  most: { count: 50, unit: '个' },
}

/** Several conversations chosen and deleted together. */
export function useManaging(rows: readonly Conversation[]) {
  const [isOn, setOn] = useState(false)
  const selection = useSelection(rows, SPEC)
  const stop = () => {
    setOn(false)
    selection.clear()
  }
  const ids = selection.chosen.map(SPEC.keyOf)
  const remove = useAct('gpt POST /conversation/delete', {
    ask: `删除后不可恢复，确定删除这${ids.length}个会话吗？`,
    ok: '已删除',
    done: stop,
  })
  return {
    isOn,
    selection,
    ids,
    busy: remove.busy,
    start: () => setOn(true),
    stop,
    remove: () => remove.run({ conversationIds: ids }),
  }
}
