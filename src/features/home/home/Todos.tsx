import { useLink, useLinks, type Link } from '@/blocks'
import { todoIcon, type Todo } from '@/shared/todo'
import { serverNow } from '@/platform/time'
import { useRead, type Read } from '@/request'
import { noteClick } from '@/telemetry'
import { Button, Card, Cell, Ends, ErrorBlock, Money, SectionCard } from '@/ui'
import type { Out } from '@contract'
import { deadlineOf, splitTodos } from './todo-model'

const LIST = 'default GET /crmgas/todo/list'
const INPUT = { status: '0', pageSize: 3 } as const

type TodoRead = Read<Out<typeof LIST>>

/** The most urgent to-dos. */
export const useTodos = (): TodoRead => useRead(LIST, INPUT, { handles: 'all', refresh: 'old' })

/** 今天要做的一件事: the first to-do when waiting costs something, or its day has come; nothing without one. */
export function TodayTodo({ read }: { read: TodoRead }) {
  const { today } = splitTodos(read.data?.list ?? [], serverNow())
  const open = useOpenTodo()
  if (today === null) return null
  const onTap = open(today)
  return (
    <Card label='今天要做的一件事'>
      <Ends className='fs-13 t3 mb4'>
        今天要做的一件事
        <Deadline todo={today} />
      </Ends>
      <div className='fs-16 fw-b break'>{today.title}</div>
      {today.lossText !== '' && <div className='fs-13 c-danger break mt4'>{today.lossText}</div>}
      <Ends gap={12} top={8}>
        {today.amount === null ? (
          <span className='fs-13 t3 break'>{today.summary}</span>
        ) : (
          <Money value={today.amount} />
        )}
        {onTap && (
          <Button size='small' label={`去处理${today.title}`} onTap={onTap}>
            去处理
          </Button>
        )}
      </Ends>
    </Card>
  )
}

/** 待办事项: with the one of today at most three; nothing to do shows nothing. */
export function Todos({ read }: { read: TodoRead }) {
  const open = useOpenTodo()
  const all = useLink('/pages/need-dealt-with/need-dealt-with-list')
  const { others } = splitTodos(read.data?.list ?? [], serverNow())
  if (read.state === 'ready' && others.length === 0) return null
  return (
    <SectionCard flush title='待办事项' more='全部' onMore={all}>
      {read.state === 'error' && <ErrorBlock small onRetry={() => void read.reload()} />}
      {others.map((todo) => (
        <Cell
          key={todo.todoId}
          icon={todoIcon(todo.type)}
          title={todo.title}
          {...(todo.summary !== '' && { subtitle: todo.summary })}
          value={<Deadline todo={todo} />}
          onTap={open(todo)}
        />
      ))}
    </SectionCard>
  )
}

/** Leads to what is to be done; where that has no page yet, to the list, which names the contact. */
function useOpenTodo(): (todo: Todo) => Link | undefined {
  const links = useLinks()
  const all = useLink('/pages/need-dealt-with/need-dealt-with-list')
  return (todo) => {
    const onTap = links(todo.route) ?? all
    return (
      onTap &&
      (() => {
        noteClick(`HOME_TODO_${todo.type}`)
        onTap()
      })
    )
  }
}

function Deadline({ todo }: { todo: Todo }) {
  const deadline = deadlineOf(todo, serverNow())
  return deadline && <span className={`fs-12 fw-m nowrap c-${deadline.tone}`}>{deadline.text}</span>
}
