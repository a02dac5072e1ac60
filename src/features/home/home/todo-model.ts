import { lastMoment, type Todo } from '@/shared/todo'
import { dateAt, diffDays } from '@domain/date'

/** A 6.1 block 7. */
const MOST_TODOS = 3

/** The first three; they come most urgent first (TD-02). `today`: the first of all, when waiting costs something or its day has come. */
export function splitTodos(list: readonly Todo[], now: number): { today: Todo | null; others: Todo[] } {
  const shown = list.slice(0, MOST_TODOS)
  const [first, ...others] = shown
  return first && isForToday(first, now) ? { today: first, others } : { today: null, others: shown }
}

const isForToday = (todo: Todo, now: number): boolean => {
  const deadline = deadlineOf(todo, now)
  return deadline !== null && (deadline.tone === 'danger' || (deadline.tone === 'warning' && todo.loss !== null))
}

export interface Deadline {
  text: string
  tone: 'danger' | 'warning' | 'muted'
}

/** 已逾期 in red (TD-02); today's hour; else the days left, in warning colour from 3 days on. Midnight ends the day before. */
export function deadlineOf({ overdueDays, dueAt }: Pick<Todo, 'overdueDays' | 'dueAt'>, now: number): Deadline | null {
  if (overdueDays > 0) return { text: `已逾期 ${overdueDays} 天`, tone: 'danger' }
  if (dueAt === null) return null
  const { day, clock } = lastMoment(dueAt)
  const days = diffDays(dateAt(now), day)
  if (days <= 0) return { text: `今天 ${clock} 前`, tone: 'danger' }
  return { text: `剩余 ${days} 天`, tone: days <= 3 ? 'warning' : 'muted' }
}
