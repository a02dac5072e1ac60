import type { GasPackage } from '../types'
import { buyRange, dueEvent, isOrderable, leftOf } from './sale'

const pkg: GasPackage = {
  companyCode: '1001',
  packageId: 'PKG001',
  name: '保供季固定价气量包',
  priceType: 'FIXED',
  unitPrice: '3.6800',
  floatDiscount: null,
  standardPrice: '3.8600',
  supplyMode: 'PART',
  cycleType: 'MONTH',
  deliveryStart: '2027-01-01',
  deliveryEnd: '2027-03-31',
  saleStart: '2026-11-01T00:00:00+08:00',
  saleEnd: '2026-12-10T00:00:00+08:00',
  totalVolume: '100000',
  heldVolume: '20000',
  soldVolume: '30000',
  minVolume: '10000',
  stepVolume: '1000',
  maxPerBp: '60000',
  maxOrdersPerBp: 1,
  depositRate: '10.00',
  overTolerance: '5.00',
  shortTolerance: '5.00',
  shortFeeRate: '10.00',
  cycleLowRate: '70.00',
  cycleHighRate: '130.00',
  customerTypes: ['INDUSTRY'],
  templateVersion: '1',
  highlights: [],
  intro: '',
  state: 'ON_SALE',
}

describe('K-04: what may be ordered', () => {
  it.each([
    ['0', '50000'],
    ['15500.00', '44000'],
    ['55000', '0'],
    ['60000', '0'],
  ])('with %s m³ ordered already by the customer: at most %s', (own, max) => {
    expect(buyRange(pkg, own)).toEqual({ min: '10000', max, step: '1000' })
  })

  it('does not count the stock where that refuses by itself', () => {
    expect(buyRange(pkg, '0', null).max).toBe('60000')
  })

  it.each([
    ['10000', true],
    ['50000', true],
    ['9000', false],
    ['51000', false],
    ['10500', false],
    ['010000', false],
    ['10000.0', false],
    ['-10000', false],
    ['', false],
  ])('%s: %s', (volume, expected) => {
    expect(isOrderable(volume, buyRange(pkg, '0'))).toBe(expected)
  })
})

describe('B 3.1: what moves a package on', () => {
  const at = (moment: string) => Date.parse(`${moment}+08:00`)
  it.each([
    [{ state: 'NOT_STARTED' }, '2026-10-31T23:59:59', null],
    [{ state: 'NOT_STARTED' }, '2026-11-01T00:00:00', 'START'],
    [{ state: 'ON_SALE' }, '2026-12-09T23:59:59', null],
    [{ state: 'ON_SALE' }, '2026-12-10T00:00:00', 'END'],
    [{ state: 'ON_SALE', heldVolume: '60001' }, '2026-11-20T00:00:00', 'RUN_OUT'],
    [{ state: 'SOLD_OUT', heldVolume: '60001' }, '2026-11-20T00:00:00', null],
    [{ state: 'SOLD_OUT', heldVolume: '60000' }, '2026-11-20T00:00:00', 'FREE_UP'],
    [{ state: 'SOLD_OUT' }, '2026-12-10T00:00:00', 'END'],
    [{ state: 'SUSPENDED' }, '2026-11-20T00:00:00', null],
    [{ state: 'SUSPENDED' }, '2026-12-11T00:00:00', 'END'],
    [{ state: 'DRAFT' }, '2026-12-11T00:00:00', null],
    [{ state: 'ENDED' }, '2026-12-11T00:00:00', null],
  ] as const)('%j at %s: %s', (over, moment, event) => {
    expect(dueEvent({ ...pkg, ...over }, at(moment))).toBe(event)
  })

  it('is what is left of its stock', () => {
    expect(leftOf(pkg)).toBe('50000')
  })
})
