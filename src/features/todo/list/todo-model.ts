import { momentText } from '@/shared/meter'
import { lastMoment, type Todo } from '@/shared/todo'
import type { DateText } from '@domain/date'
import { formatDay } from '@domain/date-format'
import { todoTypes, typeName } from '@domain/todo-types'
import type { Choice } from '@/ui'

/* What the list of to-dos says (C 6.4, TD-02). */

/** Key of the chip that filters nothing. */
export const ALL = ''

const order = Object.keys(todoTypes)
const rankOf = (type: string): number => (order.includes(type) ? order.indexOf(type) : order.length)

/** Chips with counts, in the order of the types; none for a single type. */
export function typeChips(counts: Readonly<Record<string, number>>): Choice[] {
  const types = Object.keys(counts).sort((a, b) => rankOf(a) - rankOf(b))
  if (types.length < 2) return []
  const all = types.reduce((sum, type) => sum + (counts[type] ?? 0), 0)
  return [
    { key: ALL, label: `全部 ${all}` },
    ...types.map((type) => ({ key: type, label: `${typeName(type)} ${counts[type] ?? 0}` })),
  ]
}

export interface Line {
  text: string
  late: boolean
}

/** 已逾期 {n} 天 in red, else until when; who dealt with it and when once it is done. */
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
