import type { Row } from '@contract'
import { formatRelative } from '@domain/date-format'
import { deskKindLabel } from '@domain/desk-kinds'
import { serverNow } from '@/platform/time'
import { DeskItem } from '../DeskItem'

interface Props {
  task: Row<'btwob GET /review/list'>
  isChosen: boolean
  onTap: () => void
}

/** A task of the queue. */
export function TaskRow({ task, isChosen, onTap }: Props) {
  const facts = [deskKindLabel(task.bizType), task.bp && `户号 ${task.bp}`, formatRelative(task.createdAt, serverNow())]
  return (
    <DeskItem
      title={task.title || task.bizNo}
      dueAt={task.dueAt}
      note={facts.filter(Boolean).join(' · ')}
      extra={
        <span className={task.takenBy === null ? 'fs-12 c-link nowrap' : 'fs-12 t3 nowrap'}>
          {task.takenBy === null ? '未接' : task.isMine === '1' ? '我在处理' : task.takenBy || '同事处理中'}
        </span>
      }
      isChosen={isChosen}
      onTap={onTap}
    />
  )
}
