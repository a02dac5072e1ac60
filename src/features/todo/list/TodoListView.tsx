import { useEffect, useState } from 'react'
import { ListPage, useAct, useLinks } from '@/blocks'
import { usePaged } from '@/request'
import { Chips, Tabs } from '@/ui'
import type { ViewParams } from '@/routes/table'
import { TodoRow } from './TodoRow'
import { ALL, typeChips } from './todo-model'

const LIST = 'default GET /crmgas/todo/list'
const TABS = [
  { key: '0', label: '待处理' },
  { key: '1', label: '已处理' },
] as const
type Tab = (typeof TABS)[number]['key']

/** 待办事项 (C 6.4): what waits, what has been done; 去处理 leads to it. */
export function TodoListView({ type: asked }: ViewParams<'/pages/need-dealt-with/need-dealt-with-list'>) {
  const [tab, setTab] = useState<Tab>('0')
  const [type, setType] = useState(asked ?? ALL)
  const list = usePaged(LIST, { status: tab, ...(type !== ALL && { type }) }, { keepPrevious: true, refresh: 'show' })
  const ignore = useAct('default POST /crmgas/todo/ignore', {
    ask: '忽略后将不再提醒，确定忽略吗？',
    ok: '已忽略',
    stale: list.reload,
  })
  const links = useLinks()
  const counts = list.first?.counts ?? {}
  const chips = typeChips(counts)
  // A type without a to-do left has no chip to be chosen by: its filter ends with it.
  const isGone = list.first !== undefined && type !== ALL && counts[type] === undefined
  useEffect(() => {
    if (isGone) setType(ALL)
  }, [isGone])

  return (
    <ListPage
      list={list}
      cards
      spaced={chips.length === 0}
      top={
        <Tabs
          sticky
          items={TABS}
          active={tab}
          onChange={(key) => {
            setTab(key)
            setType(ALL)
          }}
        />
      }
      // Chips come with the answer: above the body they would push its skeleton down.
      head={chips.length > 0 && <Chips label='类型' items={chips} active={type} onChange={setType} />}
      keyOf={({ todoId }) => todoId}
      item={(todo) => (
        <TodoRow
          todo={todo}
          onOpen={todo.status === '0' ? links(todo.route) : undefined}
          {...(todo.ignorable && { onIgnore: () => void ignore.run({ todoId: todo.todoId }) })}
        />
      )}
      empty={tab === '0' ? '暂无待办事项' : '暂无已处理事项'}
    />
  )
}
