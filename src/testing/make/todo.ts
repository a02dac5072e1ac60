/* To-dos. */
import type { Row } from '@contract'

export type Todo = Row<'default GET /crmgas/todo/list'>

/** A bill that is late. */
export const aTodo = (part: Partial<Todo> = {}): Todo => ({
  todoId: 't1',
  type: 'BILL_DUE',
  typeName: '账单待缴',
  title: '2026年8月账单待缴',
  summary: '康宁医院',
  loss: null,
  lossText: '',
  amount: '69769.10',
  dueAt: '2026-11-05T23:59:59+08:00',
  overdueDays: 18,
  bizId: 'b1',
  route: '/pages/my-bill/details/details?billId=b1',
  priority: 1,
  status: '0',
  ignorable: false,
  handledBy: '',
  handledAt: null,
  createdAt: '2026-11-01T00:00:00+08:00',
  ...part,
})
