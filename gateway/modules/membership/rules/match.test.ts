import { factsOf, isOf, plainName, rolesOf } from './match'

const hotel = { bp: '1000000006', meterNos: ['003010010601'], customerName: '悦来酒店（廊坊）有限公司' }

test.each([
  { given: { bp: ' １００００００００６ ', customerName: '' }, facts: { bp: '1000000006' } },
  { given: { meterNo: '0030', customerName: ' 悦来 ' }, facts: { meterNo: '0030', customerName: '悦来' } },
  { given: {}, facts: {} },
])('the facts of $given', ({ given, facts }) => {
  expect(factsOf(given)).toEqual(facts)
})

test.each([
  ['悦来酒店（廊坊）有限公司', '悦来酒店(廊坊)有限公司'],
  ['悦来酒店【廊坊】有限公司', '悦来酒店(廊坊)有限公司'],
  [' ABC　公司', 'abc公司'],
])('BD-02: %s is %s', (a, b) => {
  expect(plainName(a)).toBe(plainName(b))
})

test.each([
  { facts: { bp: '1000000006', customerName: '悦来酒店(廊坊)有限公司' }, is: true },
  { facts: { bp: '1000000006', meterNo: '003010010601' }, is: true },
  { facts: { meterNo: '003010010601', customerName: '悦来酒店（廊坊）有限公司' }, is: true },
  { facts: { bp: '1000000006', customerName: '悦来酒店' }, is: false },
  { facts: { bp: '1000000006', customerName: '悦来酒店(廊坊)有限公司', meterNo: '1' }, is: false },
])('$facts: $is', ({ facts, is }) => {
  expect(isOf(facts, hotel)).toBe(is)
})

test.each([
  { customer: { hasMaster: true, hasReservedPhone: true, uscc: 'X' }, roles: ['SUB'] },
  { customer: { hasMaster: false, hasReservedPhone: true, uscc: 'X' }, roles: ['MASTER_SMS', 'MASTER_CERT'] },
  { customer: { hasMaster: false, hasReservedPhone: false, uscc: 'X' }, roles: ['MASTER_CERT'] },
  { customer: { hasMaster: false, hasReservedPhone: true, uscc: null }, roles: ['MASTER_SMS'] },
])('BD-05, BD-06: $roles', ({ customer, roles }) => {
  expect(rolesOf(customer)).toEqual(roles)
})
