/* Messages. */
import type { Out, Row } from '@contract'

export type Message = Row<'default GET /crmgas/message/list'>
type Categories = Out<'default GET /crmgas/message/categoryList'>

/** A bill that has come, not read yet. */
export const aMessage = (part: Partial<Message> = {}): Message => ({
  msgId: 'MS1',
  bp: '1000000001',
  categoryCode: 'bill',
  templateCode: 'BILL_ISSUED',
  title: '账单已出',
  summary: '2026-10账单1.00元，请于2026-11-25前缴费',
  level: 'normal',
  targetRoute: '/pages/my-bill/details/details',
  targetParams: { billId: 'b1' },
  bizType: 'BILL',
  bizId: 'b1',
  status: 'unread',
  readAt: null,
  overWord: null,
  todo: null,
  createdAt: '2026-11-23T08:30:00+08:00',
  ...part,
})

/** Its open to-do. */
export const aMessageTodo = (part: Partial<NonNullable<Message['todo']>> = {}): NonNullable<Message['todo']> => ({
  todoId: 't1',
  typeName: '账单待缴',
  route: '/pages/my-bill/details/details?billId=b1',
  dueAt: '2026-11-25T17:30:00+08:00',
  overdueDays: 0,
  status: '0',
  handledBy: '',
  handledAt: null,
  ...part,
})

/** Bills with so many unread, and stops with none. */
export const someCategories = (unread: number): Categories => ({
  list: [
    { code: 'supply', name: '停复气通知', unread: 0, lastTitle: '', lastAt: null },
    { code: 'bill', name: '账单缴费', unread, lastTitle: '账单已出', lastAt: '2026-11-23T08:30:00+08:00' },
  ],
})
