import { appItems, badgeText, cleanApps, defaultApps, isVisible, mergeHidden, type Asker } from './apps'

const asker: Asker = { customerClass: 'INDUSTRY', meterTypes: ['IOT'], isMaster: false, models: [], terminalType: 'H5' }
const app = (code: string) => appItems.find((one) => one.code === code) ?? appItems[0]!

test.each([
  ['INDUSTRY', 'METER_LIST ENERGY_INFO PREDICT TOPUP BILL INVOICE SIGN GAS_PACKAGE INSPECTION SERVICE BUTLER'],
  ['COMMERCE', 'METER_LIST ZHULONG TOPUP BILL PAY_RECORD NFC INVOICE INSPECTION ALARM SERVICE HOTLINE'],
  ['PUBLIC', 'METER_LIST ENERGY_INFO TOPUP BILL PAY_REMIND INVOICE INSPECTION SERVICE BUTLER PROJECT RECORD'],
])('the default of %s has exactly eleven, in the order of the table (D 8.6)', (customerClass, codes) => {
  expect(defaultApps(customerClass)).toEqual(codes.split(' '))
})

test.each([
  ['PREDICT', {}, true],
  ['PREDICT', { meterTypes: ['IC'] }, false],
  ['PREDICT', { meterTypes: [] }, false],
  ['ZHULONG', { meterTypes: ['IC', 'IOT'] }, true],
  ['DG_ENERGY', {}, true],
  ['DG_ENERGY', { customerClass: 'PUBLIC' }, false],
  ['DG_ENERGY', { customerClass: null }, false],
  ['INVOICE', {}, false],
  ['INVOICE', { models: ['INVOICE_VIEW'] }, true],
  ['INVOICE', { isMaster: true }, true],
  ['NFC', { meterTypes: ['IC'] }, false],
  ['NFC', { meterTypes: ['IC'], terminalType: 'WEAPP' }, true],
  ['BILL', { customerClass: null, meterTypes: [] }, true],
] as const)('%s for %j: %s (AC-01)', (code, more, visible) => {
  expect(isVisible(app(code), { ...asker, ...more })).toBe(visible)
})

test('unknown and repeated codes are dropped (AC-05)', () => {
  expect(cleanApps(['BILL', 'NOPE', 'BILL', 'TOPUP'])).toEqual(['BILL', 'TOPUP'])
})

test('hidden apps keep their places (AC-01)', () => {
  const isShown = (code: string): boolean => !['NFC', 'INVOICE'].includes(code)
  expect(mergeHidden(['BILL', 'NFC', 'TOPUP', 'INVOICE'], ['TOPUP', 'BILL'], isShown)).toEqual([
    'TOPUP',
    'NFC',
    'BILL',
    'INVOICE',
  ])
  expect(mergeHidden(['NFC'], ['NFC', 'BILL'], isShown)).toEqual(['NFC', 'BILL'])
})

test.each([
  [0, ''],
  [1, '1'],
  [99, '99'],
  [100, '99+'],
])('badge of %i', (count, text) => {
  expect(badgeText(count)).toBe(text)
})
