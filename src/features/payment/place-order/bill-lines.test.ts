import { dueOf, isPayable, sumOf, type Bill } from './bill-lines'

const lock = (orderId: string | null) => ({
  byMe: orderId !== null,
  byText: '138****0001',
  until: '2026-11-23T10:00:00+08:00',
  orderId,
})

it.each([
  ['2026-11-28', 0, '应缴日 2026-11-28 · 剩余 5 天', false],
  ['2026-11-23', 0, '应缴日 2026-11-23 · 今天到期', false],
  ['2026-11-05', 18, '应缴日 2026-11-05', true],
])('due %s', (dueDate, overdueDays, text, danger) =>
  expect(dueOf({ dueDate, overdueDays }, '2026-11-23')).toEqual({ text, danger }),
)

it.each([
  ['free', true, null, undefined, true],
  ['held by somebody', false, lock(null), undefined, false],
  ['held by an own order of before', false, lock('o0'), undefined, false],
  ['held by the order of this form', false, lock('o1'), 'o1', true],
  ['in a plan', false, null, undefined, false],
])('%s', (_name, canPay, locked, madeId, expected) => expect(isPayable({ canPay, locked }, madeId)).toBe(expected))

it('adds up to the cent', () => {
  const bill = (totalDue: string, unpaid: string, lateFeeAccrued: string) =>
    ({ totalDue, unpaid, lateFeeAccrued }) as Bill
  expect(sumOf([bill('10.05', '10.00', '0.05'), bill('0.30', '0.10', '0.20')])).toEqual({
    due: '10.35',
    principal: '10.10',
    lateFee: '0.25',
  })
})
