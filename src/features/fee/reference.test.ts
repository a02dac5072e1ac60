import { referenceOf } from './reference'

it.each([
  ['BILL', 'b 1', '/pages/my-bill/details/details?billId=b%201'],
  ['PLAN', 'p1', '/subPages/installment/detail?planId=p1'],
  ['PAY_ORDER', 'o1', '/pages/pay/record'],
  ['REFUND', 'r1', null],
])('%s', (refType, refId, expected) => expect(referenceOf({ refType, refId })).toBe(expected))
