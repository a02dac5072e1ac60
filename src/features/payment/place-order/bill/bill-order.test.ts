import { isPayable, sumOf, type Bill } from './bill-order'

const lock = (orderId: string | null) => ({
  byMe: orderId !== null,
  byText: '138****0001',
  until: '2026-11-23T10:00:00+08:00',
  orderId,
})

it.each([
  ['free', true, null, undefined, true],
  ['locked by another user', false, lock(null), undefined, false],
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
