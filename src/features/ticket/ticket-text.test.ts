import { nextText, runningPromise, spanText, type Ticket } from './ticket-text'

const MINUTE = 60_000

test.each([
  [8 * MINUTE, '8分钟'],
  [60 * MINUTE, '1小时'],
  [72 * MINUTE, '1小时12分'],
  [51 * 60 * MINUTE, '2天3小时'],
  [48 * 60 * MINUTE, '2天'],
  [-5, '0分钟'],
])('%d ms are %s', (ms, text) => expect(spanText(ms)).toBe(text))

const step = (name: 'ACCEPT' | 'ARRIVE', doneAt: string | null) => ({ step: name, doneAt })
const ticket = (status: string, more: object = {}) =>
  ({
    status,
    acceptDue: '2026-11-23T10:00:00+08:00',
    arriveDue: '2026-11-23T13:30:00+08:00',
    finishDue: '2026-11-24T17:30:00+08:00',
    confirmUntil: '2026-11-26T10:00:00+08:00',
    handlerName: '赵立新',
    rejectReason: '不在服务范围',
    promises: [step('ACCEPT', '2026-11-23T09:40:00+08:00'), step('ARRIVE', null)],
    ...more,
  }) as unknown as Ticket

test.each([
  ['SUBMITTED', '工作人员将于11-23 10:00前受理'],
  ['DISPATCHED', '赵立新将于11-23 13:30前联系您'],
  ['PROCESSING', '正在处理，预计11-24 17:30前办结'],
  ['REJECTED', '退回原因：不在服务范围'],
  ['CLOSED', '服务已完结'],
])('%s: %s', (status, text) => expect(nextText(ticket(status), '2026-11-23')).toBe(text))

test('the promise that runs is the first that is not kept; none while the ticket waits for the customer', () => {
  expect(runningPromise(ticket('DISPATCHED'))?.step).toBe('ARRIVE')
  expect(runningPromise(ticket('SUSPENDED'))).toBeUndefined()
})
