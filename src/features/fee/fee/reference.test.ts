import { referenceOf } from './reference'

it.each([
  ['BILL', 'b 1', '/pages/my-bill/details/details?billId=b%201'],
  ['PLAN', 'p1', '/subPages/installment/detail?planId=p1'],
  ['ORDER', 'o1', '/pages/pay/record?orderId=o1'],
  ['ACCOUNT', '1000000001', null],
])('%s', (refType, refId, expected) => expect(referenceOf({ refType, refId })).toBe(expected))
