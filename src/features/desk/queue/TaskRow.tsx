import type { Row } from '@contract'
import { formatRelative } from '@domain/date-format'
import { deskKindLabel } from '@domain/desk-kinds'
import type { Column } from '@/blocks/list/table'
import { serverNow } from '@/platform/time'
import { Bits, customerBits, Named } from '../cells'
import { DeskItem, Limit } from '../DeskItem'

type Task = Row<'btwob GET /review/list'>

interface Props {
  task: Task
  isChosen: boolean
  onTap: () => void
}

const noteOf = (task: Task) => (
  <Bits of={[deskKindLabel(task.bizType), ...customerBits(task), formatRelative(task.createdAt, serverNow())]} />
)

const Holder = ({ task: { takenBy, isMine } }: { task: Task }) => (
  <span className={takenBy === null ? 'fs-12 c-link nowrap' : 'fs-12 t3 break'}>
    {takenBy === null ? '未接' : isMine === '1' ? '我在处理' : takenBy || '同事处理中'}
  </span>
)

export const taskColumns: readonly Column<Task>[] = [
  { head: '任务', cell: (task) => <Named title={task.title || task.bizNo} note={noteOf(task)} /> },
  { head: '剩余时间', width: 84, cell: ({ dueAt }) => <Limit dueAt={dueAt} /> },
  { head: '处理人', width: 64, cell: (task) => <Holder task={task} /> },
]

/** A task of the queue. */
export function TaskRow({ task, isChosen, onTap }: Props) {
  return (
    <DeskItem
      title={task.title || task.bizNo}
      dueAt={task.dueAt}
      note={noteOf(task)}
      extra={<Holder task={task} />}
      isChosen={isChosen}
      onTap={onTap}
    />
  )
}
