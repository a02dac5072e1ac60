import { judgeCardRegister } from './card-register'

test.each([
  // A meter that was never read; the register goes on; the same tenth of a m³.
  ['120.50', { register: null, confirmed: null, doubted: null }, { is: 'TAKEN', register: '120.50' }],
  ['79600.10', { register: '79548.99', confirmed: '79548.90', doubted: null }, { is: 'TAKEN', register: '79600.10' }],
  ['79548.90', { register: '79548.99', confirmed: null, doubted: null }, { is: 'TAKEN', register: '79548.99' }],
  // It fell: to nothing, below what the card itself had brought, and again the same.
  ['0.00', { register: '79548.99', confirmed: null, doubted: null }, { is: 'DOUBTED' }],
  ['79500.00', { register: '79548.99', confirmed: '79510.00', doubted: null }, { is: 'DOUBTED' }],
  ['0.00', { register: '79548.99', confirmed: null, doubted: '0.00' }, { is: 'KNOWN' }],
  ['10.00', { register: '79548.99', confirmed: null, doubted: '0.00' }, { is: 'DOUBTED' }],
  // A card that was in its meter before the newest photo.
  ['79510.00', { register: '79548.99', confirmed: '79510.00', doubted: null }, { is: 'KNOWN' }],
  ['79520.00', { register: '79548.99', confirmed: '79510.00', doubted: null }, { is: 'KNOWN' }],
])('AE-70: a card says %s, known is %j: %j', (total, known, wanted) =>
  expect(judgeCardRegister(total, known)).toEqual(wanted),
)
