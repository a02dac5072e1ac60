import { fieldOutOfRange, isWithin, savingFields } from './inputs'
import { flueSaving, stoveSaving } from './saving'

const of = { volume: '50000', price: '3.8500' }
const before = { fumes: '180', air: '20', oxygen: '6.0' }

test('a boiler (E-N-14): 160 × (0.66/15 + 0.009) = 8.48; 70 × (0.66/17.5 + 0.009) = 3.27', () => {
  expect(flueSaving({ before, after: { fumes: '90', air: '20', oxygen: '3.5' } }, of)).toMatchObject({
    before: '90.02',
    after: '95.23',
    savingRatio: '5.47',
    isBetter: true,
  })
})

test('a stove (E-N-15): 2,860 × (1 − 35/50) = 858', () => {
  expect(stoveSaving({ before: '35', after: '50' }, { volume: '2860', price: '3.0000' })).toEqual({
    before: '35.00',
    after: '50.00',
    savingRatio: '30.00',
    savedVolume: '858.00',
    savedAmount: '2574.00',
    isBetter: true,
  })
})

test('an aim that is no better saves nothing', () => {
  const none = { savingRatio: '0.00', savedVolume: '0.00', savedAmount: '0.00', isBetter: false }
  expect(flueSaving({ before, after: before }, of)).toMatchObject(none)
  expect(stoveSaving({ before: '50', after: '40' }, of)).toMatchObject(none)
})

test.each([
  ['0.5', true],
  ['0.4', false],
  ['15', true],
  ['15.1', false],
  ['3.55', false],
  ['', false],
  ['1e1', false],
])('oxygen %s', (typed, isFine) => {
  expect(isWithin(typed, savingFields.flue.oxygenBefore)).toBe(isFine)
})

test('the first field that is wrong is named', () => {
  const stove = { efficiencyBefore: '35', efficiencyAfter: '50', volume: '100', price: '3.5' }
  expect(fieldOutOfRange('stove', stove)).toBeNull()
  expect(fieldOutOfRange('stove', { ...stove, efficiencyAfter: '81' })).toBe('目标热效率')
  expect(fieldOutOfRange('stove', { ...stove, price: '0' })).toBe('气价')
})
