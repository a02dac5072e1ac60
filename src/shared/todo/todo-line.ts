import type { DateText } from '@domain/date'
import { formatDay } from '@domain/date-format'
import { momentText } from '@/shared/meter'
import { lastMoment, type Todo } from './todo-look'

export interface Line {
  text: string
  late: boolean
}

/** 已逾期 {n} 天 in red, else until when; the user that dealt with it and when once it is done. */
export function lineOf(
  todo: Pick<Todo, 'status' | 'overdueDays' | 'dueAt' | 'handledBy' | 'handledAt'>,
  today: DateText,
): Line | null {
  if (todo.status !== '0') {
    const when = momentText(todo.handledAt, today)
    const text = [todo.handledBy && `处理人 ${todo.handledBy}`, when].filter(Boolean).join(' · ')
    return text === '' ? null : { text, late: false }
  }
  if (todo.overdueDays > 0) return { text: `已逾期 ${todo.overdueDays} 天`, late: true }
  if (todo.dueAt === null) return null
  const { day, clock } = lastMoment(todo.dueAt)
  return { text: `${day === today ? '今天' : formatDay(day, today)} ${clock} 前`, late: false }
}
