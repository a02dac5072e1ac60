import { useLink, useLinks, type Link } from '@/blocks'
import { todoIcon, type Todo } from '@/shared/todo'
import { serverNow } from '@/platform/time'
import { useRead } from '@/request'
import { noteClick } from '@/telemetry'
import { Cell, ErrorBlock, SectionCard, Skeleton } from '@/ui'
import { deadlineOf, shownTodos } from './todo-model'

const INPUT = { status: '0', pageSize: 3 } as const

/** 待办事项: at most three; nothing to do shows nothing. */
export function Todos() {
  const links = useLinks()
  const all = useLink('/pages/need-dealt-with/need-dealt-with-list')
  const read = useRead('default GET /crmgas/todo/list', INPUT, { handles: 'all', refresh: 'old' })
  const todos = shownTodos(read.data?.list ?? [])
  if (read.state === 'ready' && todos.length === 0) return null
  return (
    <SectionCard flush title='待办事项' more='全部' onMore={all}>
      {read.state === 'loading' && <Skeleton kind='list' rows={1} />}
      {read.state === 'error' && <ErrorBlock small onRetry={() => void read.reload()} />}
      {todos.map((todo) => (
        <OneTodo key={todo.todoId} todo={todo} onTap={links(todo.route) ?? all} />
      ))}
    </SectionCard>
  )
}

/** Leads to what is to be done; where that has no page yet, to the list, which says whom to ask. */
function OneTodo({ todo, onTap }: { todo: Todo; onTap: Link | undefined }) {
  const deadline = deadlineOf(todo, serverNow())
  const open =
    onTap &&
    (() => {
      noteClick(`HOME_TODO_${todo.type}`)
      onTap()
    })
  return (
    <Cell
      icon={todoIcon(todo.type)}
      title={todo.title}
      {...(todo.summary !== '' && { subtitle: todo.summary })}
      {...(deadline && { value: <span className={`fs-12 fw-m nowrap c-${deadline.tone}`}>{deadline.text}</span> })}
      onTap={open}
    />
  )
}
