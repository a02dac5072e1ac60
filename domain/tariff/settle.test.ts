import fc from 'fast-check'
import { addMoney, fromFen } from '../money'
import { sumVolume } from '../volume'
import {
  billVersionOf,
  carriedOf,
  isAdjusted,
  isLargeAdjustment,
  oldLineAmount,
  settleVolume,
  splitTax,
} from './settle'

it.each([
  ['no adjustment', '100.00', '0.00', '0.00', '100.00', '0.00'],
  ['more', '100.00', '12.34', '0.00', '112.34', '0.00'],
  ['less', '100.00', '-30.00', '0.00', '70.00', '0.00'],
  ['exactly all', '100.00', '-100.00', '0.00', '0.00', '0.00'],
  ['more than all is carried', '100.00', '-130.50', '0.00', '0.00', '-30.50'],
  ['down to the package', '100.00', '-30.00', '70.00', '70.00', '0.00'],
  ['below the package is carried', '100.00', '-30.01', '70.00', '70.00', '-0.01'],
  ['a package of all of it', '7387.25', '-10.19', '7387.25', '7387.25', '-10.19'],
  ['more on a package of all of it', '100.00', '10.00', '100.00', '110.00', '0.00'],
])('settled volume, %s (AE-26)', (_, readVolume, adjustVolume, byPackage, settled, carried) => {
  expect(settleVolume(readVolume, adjustVolume, byPackage)).toEqual({ settleVolume: settled, carried })
  expect(carriedOf({ readVolume, adjustVolume, settleVolume: settled })).toBe(carried)
})

it.each([
  ['100.00', '5.00', false],
  ['100.00', '5.01', true],
  ['100.00', '-5.01', true],
  ['0.00', '0.00', false],
  ['0.00', '0.01', true],
])('reading %s adjusted by %s has its reason in warning colour: %s', (readVolume, adjustVolume, expected) => {
  expect(isLargeAdjustment({ readVolume, adjustVolume })).toBe(expected)
})

it('splits the tax off (AE-18)', () => {
  expect(splitTax('168882.20', '0.09')).toEqual({ netAmount: '154937.80', taxAmount: '13944.40' })
  expect(splitTax('0.00', '0.09')).toEqual({ netAmount: '0.00', taxAmount: '0.00' })
  expect(splitTax('106.00', '0.06')).toEqual({ netAmount: '100.00', taxAmount: '6.00' })
})

it('net and tax always add up', () => {
  fc.assert(
    fc.property(fc.bigInt({ min: 0n, max: 10n ** 13n }), (fen) => {
      const total = fromFen(fen.toString())
      const { netAmount, taxAmount } = splitTax(total, '0.09')
      expect(addMoney(netAmount, taxAmount)).toBe(total)
    }),
  )
})

it.each([
  ['18432', '3.1200', '57507.80'],
  ['1', '3.1500', '3.20'],
  ['0', '3.1200', '0.00'],
])('old line of %s m³ at %s costs %s (AE-29)', (volume, price, amount) => {
  expect(oldLineAmount(volume, price)).toBe(amount)
})

it('knows the bills of the old system (AE-28)', () => {
  expect([
    billVersionOf('2024-10', '2024-11'),
    billVersionOf('2024-11', '2024-11'),
    billVersionOf('2010-01', null),
  ]).toEqual(['OLD', 'NEW', 'NEW'])
  expect([isAdjusted('0.00'), isAdjusted('-0.01')]).toEqual([false, true])
  expect(sumVolume([])).toBe('0.00')
})
