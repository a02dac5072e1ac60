import fc from 'fast-check'
import { addMoney, compareMoney, priced, subtractMoney } from '../money'
import { addVolume, compareVolume } from '../volume'
import { formulaOf, gasMoney, settle } from './settle'

const cycle = {
  own: '100000.00',
  rolloverIn: '0.00',
  extracted: '88000.00',
  unitPrice: '3.6800',
  shortTolerance: '5.00',
  shortFeeRate: '10.00',
}

test('the worked example of X-12', () => {
  expect(settle(cycle)).toEqual({
    total: '100000.00',
    over: '0.00',
    overAmount: '0.00',
    short: '12000.00',
    free: '5000.00',
    freeAmount: '18400.00',
    penal: '7000.00',
    fee: '2576.00',
    refund: '23184.00',
  })
})

test('more than T asks for the difference (FULL)', () => {
  expect(settle({ ...cycle, extracted: '103000.00' })).toMatchObject({
    over: '3000.00',
    overAmount: '11040.00',
    short: '0.00',
    refund: '0.00',
  })
})

test.each([
  ['exactly T', { extracted: '100000.00' }, { short: '0.00', free: '0.00', penal: '0.00', fee: '0.00' }],
  ['within the tolerance', { extracted: '95000.00' }, { free: '5000.00', penal: '0.00', refund: '0.00' }],
  ['a hundredth beyond it', { extracted: '94999.99' }, { free: '5000.00', penal: '0.01', fee: '0.00', refund: '0.04' }],
  // Of 2,000 rolled in 1,500 are left: they are not rolled on; own 5 % is 5,000.
  [
    'old volume is not rolled on',
    { rolloverIn: '2000.00', extracted: '500.00' },
    { free: '5000.00', penal: '96500.00' },
  ],
  ['old volume is used first', { rolloverIn: '2000.00', extracted: '98000.00' }, { free: '4000.00', penal: '0.00' }],
  [
    'asked for by resource balance (S-09)',
    { excused: '3000.00' },
    { free: '8000.00', penal: '4000.00', fee: '1472.00' },
  ],
  ['asked for more than is short', { excused: '90000.00' }, { free: '12000.00', penal: '0.00', fee: '0.00' }],
  // Of what was rolled in nothing is rolled on, whatever was asked for.
  [
    'asked for, with old volume left',
    { rolloverIn: '2000.00', extracted: '500.00', excused: '100.00' },
    { free: '5100.00', penal: '96400.00' },
  ],
  ['exempt (X-13)', { exempt: true }, { penal: '7000.00', fee: '0.00', refund: '25760.00' }],
])('%s', (_, change, expected) => expect(settle({ ...cycle, ...change })).toMatchObject(expected))

test('what came in is what the gas cost, what was passed on, given back and kept', () => {
  const money = {
    paid: '368000.00',
    rolloverIn: '0.00',
    carryIn: '0.00',
    movedOut: '0.00',
    rolloverOut: '18400.00',
    refund: '23184.00',
    fee: '2576.00',
  }
  expect(gasMoney(money)).toBe(priced('88000.00', '3.6800'))
})

test('shortfall and its money add up whatever the figures are', () => {
  const hundredths = (most: number) => fc.integer({ min: 0, max: most }).map((n) => (n / 100).toFixed(2))
  fc.assert(
    fc.property(hundredths(900_000_00), hundredths(50_000_00), hundredths(900_000_00), (own, rolloverIn, extracted) => {
      const done = settle({ ...cycle, own, rolloverIn, extracted })
      if (compareVolume(extracted, done.total) > 0) return
      expect(addVolume(done.free, done.penal)).toBe(done.short)
      expect(addVolume(extracted, done.short)).toBe(done.total)
      expect(subtractMoney(priced(done.penal, cycle.unitPrice), addMoney(done.fee, done.refund))).toBe('0.00')
      expect(compareMoney(done.refund, '0.00')).toBeGreaterThanOrEqual(0)
    }),
    { numRuns: 300 },
  )
})

test('how it came about in words', () => {
  expect(formulaOf(cycle, settle(cycle))).toBe(
    '短提 100000.00 − 88000.00 = 12000.00 m³；允差内 5000.00 × 3.6800 = 18400.00元；' +
      '补偿 7000.00 × 3.6800 × 10.00% = 2576.00元；退款 25760.00 − 2576.00 = 23184.00元',
  )
  const asked = { ...cycle, excused: '3000.00' }
  expect(formulaOf(asked, settle(asked))).toContain('允差内及资源平衡响应 3000.00 m³，共 8000.00 × 3.6800 = 29440.00元')
  const exempt = { ...cycle, exempt: true }
  expect(formulaOf(exempt, settle(exempt))).toContain('；免收补偿；退款 25760.00 − 0.00 = 25760.00元')
  // No later cycle: what was free goes back as well (18,400.00 + 23,184.00), or alone where nothing is beyond it.
  expect(formulaOf(cycle, settle(cycle), '41584.00')).toBe(
    '短提 100000.00 − 88000.00 = 12000.00 m³；允差内 5000.00 × 3.6800 = 18400.00元，退回余额；' +
      '补偿 7000.00 × 3.6800 × 10.00% = 2576.00元；退款 25760.00 − 2576.00 + 18400.00 = 41584.00元',
  )
  const little = { ...cycle, extracted: '99000.00' }
  expect(formulaOf(little, settle(little), '3680.00')).toMatch(/= 3680\.00元，退回余额$/)
  const over = { ...cycle, extracted: '103000.00' }
  expect(formulaOf(over, settle(over))).toContain('补款 3000.00 × 3.6800 = 11040.00元')
})
