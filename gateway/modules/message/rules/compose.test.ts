import { compose, maskedParams, splitRoute } from './compose'
import { templates } from './templates'

test('words of the template with its parameters', () => {
  expect(compose('BILL_ISSUED', { month: '2026-10', x: '1,234.50', date: '2026-11-25' })).toEqual({
    category: 'bill',
    level: 'normal',
    model: 'BILL_VIEW',
    title: '账单已出',
    body: '2026-10账单1,234.50元，请于2026-11-25前缴费',
  })
})

test.each([
  ['NO_SUCH', {}, {}, { problem: 'UNKNOWN_TEMPLATE' }],
  ['toString', {}, {}, { problem: 'UNKNOWN_TEMPLATE' }],
  ['BILL_ISSUED', { month: '2026-10', x: '1.00' }, {}, { problem: 'MISSING_PARAMETER', name: 'date' }],
  ['BILL_ISSUED', { month: '2026-10', x: '', date: '2026-11-25' }, {}, { problem: 'MISSING_PARAMETER', name: 'x' }],
  ['USAGE_CHANGE', {}, {}, { problem: 'NO_BODY' }],
])('%s %j: no text rather than a wrong one', (code, params, own, problem) => {
  expect(compose(code, params, own)).toEqual(problem)
})

test("the publisher's own words win, need no parameters and are cut to their limits on one line", () => {
  const long = compose('BILL_ISSUED', {}, { title: '标'.repeat(31), body: `第一行\n${'字'.repeat(120)}` })
  expect(long).toMatchObject({ title: `${'标'.repeat(29)}…`, body: `第一行 ${'字'.repeat(95)}…` })
})

test('exactly the limit is not cut', () => {
  expect(compose('SYSTEM_NOTICE', { title: '题'.repeat(30), text: '文'.repeat(100) })).toMatchObject({
    title: '题'.repeat(30),
    body: '文'.repeat(100),
  })
})

test.each([
  ['TK_DISPATCHED', { handlerName: '李工', handlerPhone: '13800000021' }, '李*将为您服务，电话138****0021'],
  ['BT_CHANGED', { name: '王建国' }, '您的用气管家已变更为王**'],
])('%s: names and phones of people are masked where the message stands in plain', (code, params, body) => {
  expect(compose(code, maskedParams(code, params) ?? {})).toMatchObject({ body })
})

test.each([
  ['TK_DISPATCHED', {}],
  ['LEAD_STATUS', { name: '燃气热水器', statusText: '已联系' }],
])('%s %j names no person', (code, params) => {
  expect(maskedParams(code, params)).toBeNull()
})

/* 85 of the index, and fifteen of this project, among them LEAK_HINT, DATA_LATE, MONEY_LATE, PAY_PREPARED, PAY_DECIDED, INVOICE_AUTO, DAY_WARNING, PAPER_RESULT. */
test('every template is here once', () => {
  expect(Object.keys(templates)).toHaveLength(100)
})

test.each([
  ['/pages/fee/fee/fee', { targetRoute: '/pages/fee/fee/fee', targetParams: {} }],
  [
    '/pages/my-bill/details/details?billId=B1&from=msg',
    { targetRoute: '/pages/my-bill/details/details', targetParams: { billId: 'B1', from: 'msg' } },
  ],
])('%s', (route, target) => {
  expect(splitRoute(route)).toEqual(target)
})
