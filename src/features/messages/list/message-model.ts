import type { Out, Row } from '@contract'
import { addDays, clockAt, dateAt, dateOf, toMillis, type DateText } from '@domain/date'
import { formatDay } from '@domain/date-format'
import { targetAddress } from '@/routes/target'
import { messageIcons } from '@/shared/message-icons'
import { lineOf, type Line } from '@/shared/todo'
import type { Choice, IconName } from '@/ui'

/* What the list of messages says (E 6.22). */

export type Message = Row<'default GET /crmgas/message/list'>
export type CategoryCode = Message['categoryCode']
type Category = Out<'default GET /crmgas/message/categoryList'>['list'][number]

/** What a message is about, as a picture; a missing value is one that the network lost. */
export const iconOf = ({ categoryCode, templateCode }: Message): IconName =>
  templateCode === 'DATA_LATE' ? 'offline' : messageIcons[categoryCode]

export const levelTag = {
  normal: null,
  important: { text: '重要', tone: 'warning' },
  urgent: { text: '紧急', tone: 'danger' },
} as const

export const ALL = 'ALL'
export const UNREAD = 'UNREAD'

const counted = (name: string, count: number): string => (count > 0 ? `${name} ${count > 99 ? '99+' : count}` : name)

/** 全部, 未读, then the categories in which there is something. */
export function chipsOf(categories: readonly Category[]): Choice<string>[] {
  const unread = categories.reduce((sum, category) => sum + category.unread, 0)
  return [
    { key: ALL, label: '全部' },
    { key: UNREAD, label: counted('未读', unread) },
    ...categories
      .filter(({ lastAt }) => lastAt !== null)
      .map((category) => ({ key: category.code, label: counted(category.name, category.unread) })),
  ]
}

export const GROUPS = { TODAY: '今天', YESTERDAY: '昨天', EARLIER: '更早' } as const

/** Under which head a message lies. */
export function groupOf({ createdAt }: Message, today: DateText): keyof typeof GROUPS {
  const day = dateOf(createdAt)
  if (day >= today) return 'TODAY'
  return day === addDays(today, -1) ? 'YESTERDAY' : 'EARLIER'
}

/** The hour of today and yesterday, since their heads name the day; else the day. */
export const timeOf = (message: Message, today: DateText): string =>
  groupOf(message, today) === 'EARLIER'
    ? formatDay(dateOf(message.createdAt), today)
    : clockAt(toMillis(message.createdAt)).slice(0, 5)

/** The address of a message: what it asks for while that is open, else what it reports; null: none. */
export const addressOf = (message: Message): string | null =>
  message.todo?.status === '0' ? message.todo.route : targetAddress(message)

/** The gas day and group of a warning that is not read yet, on its day and before the hour until which the plan may change (P-10); null otherwise. */
export function warnedDay(
  { templateCode, status, bizId }: Message,
  now: number,
): { groupId: string; date: DateText } | null {
  const [groupId, date, until] = templateCode === 'DAY_WARNING' && status === 'unread' ? bizId.split('|') : []
  if (groupId === undefined || date === undefined || until === undefined) return null
  return dateAt(now) === date && clockAt(now) < until ? { groupId, date } : null
}

/** The line of its to-do: until when, or the user that has done it. */
export function todoLine({ todo }: Message, today: DateText): Line | null {
  if (todo === null) return null
  if (todo.status === '0') return lineOf(todo, today)
  if (todo.status === '3') return { text: '待办已失效', late: false }
  return { text: todo.handledBy === '' ? '待办已完成' : `待办已由${todo.handledBy}完成`, late: false }
}
