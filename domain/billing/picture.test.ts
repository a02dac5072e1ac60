import { moneyPicture, type OpenBill } from './picture'

const TODAY = '2026-11-23'
const bill = (unpaid: string, lateFee: string, more: Partial<OpenBill> = {}): OpenBill => ({
  dueDate: '2026-12-01',
  owed: { unpaid, lateFee, totalDue: '0.00', perDay: '0.07' },
  way: 'SINGLE',
  orderId: null,
  ...more,
})
const LATE = { dueDate: '2026-11-20' }
const sum = (totalDue: string, principal: string, lateFee: string, count: number) => ({
  totalDue,
  principal,
  lateFee,
  count,
})
const NOTHING = sum('0.00', '0.00', '0.00', 0)

test('nothing owed', () => {
  expect(moneyPicture([], TODAY)).toEqual({
    owed: NOTHING,
    due: { ...NOTHING, firstDueDate: null },
    overdue: { ...NOTHING, days: 0, perDay: '0.00' },
    inPayment: { ...NOTHING, orderIds: [] },
    held: NOTHING,
    inPlan: NOTHING,
    unplanned: { due: NOTHING, overdue: { ...NOTHING, days: 0, perDay: '0.00' } },
  })
})

test('each figure over its own bills, and together the whole', () => {
  const picture = moneyPicture(
    [
      bill('100.00', '0.00'),
      bill('200.00', '3.00', { ...LATE, orderId: 'O1' }),
      bill('50.00', '0.00', { orderId: 'O1' }),
      bill('30.00', '1.00', { dueDate: '2026-11-10', way: 'HELD' }),
      bill('400.00', '20.00', { dueDate: '2024-06-13', way: 'PLAN' }),
    ],
    TODAY,
  )
  expect(picture).toEqual({
    owed: sum('804.00', '780.00', '24.00', 5),
    due: { ...sum('353.00', '350.00', '3.00', 3), firstDueDate: '2026-11-20' },
    overdue: { ...sum('203.00', '200.00', '3.00', 1), days: 3, perDay: '0.07' },
    inPayment: { ...sum('253.00', '250.00', '3.00', 2), orderIds: ['O1'] },
    held: sum('31.00', '30.00', '1.00', 1),
    inPlan: sum('420.00', '400.00', '20.00', 1),
    unplanned: {
      due: sum('384.00', '380.00', '4.00', 4),
      overdue: { ...sum('234.00', '230.00', '4.00', 2), days: 13, perDay: '0.14' },
    },
  })
})

test.each([
  ['2026-11-23', 0, 0],
  ['2026-11-22', 1, 1],
])('the due date itself is in time: due on %s', (dueDate, count, days) => {
  expect(moneyPicture([bill('1.00', '0.00', { dueDate })], TODAY).overdue).toMatchObject({ count, days })
})
