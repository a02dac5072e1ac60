import { appGroups, appItems, badgeText, cleanApps, defaultApps, isNewApp, isVisible, type Asker } from './apps'

const asker: Asker = {
  customerClass: 'INDUSTRY',
  meterTypes: ['IOT'],
  isMaster: false,
  models: [],
  terminalType: 'H5',
  offline: [],
}
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
  ['BILL', { offline: ['BILL'] }, false],
] as const)('%s for %j: %s (AC-01)', (code, more, visible) => {
  expect(isVisible(app(code), { ...asker, ...more })).toBe(visible)
})

test('unknown and repeated codes are dropped (AC-05)', () => {
  expect(cleanApps(['BILL', 'NOPE', 'BILL', 'TOPUP'])).toEqual(['BILL', 'TOPUP'])
})

test.each([
  [0, ''],
  [1, '1'],
  [99, '99'],
  [100, '99+'],
])('badge of %i', (count, text) => {
  expect(badgeText(count)).toBe(text)
})

const since = '2026-11-01T08:00:00+08:00'
const until = '2026-11-27T08:00:00+08:00'
const mark = { newSince: since, newUntil: until }

test.each([
  ['no mark', undefined, undefined, '2026-11-20T08:00:00+08:00', false],
  ['a mark without an end', { newSince: null, newUntil: null }, undefined, '2026-11-20T08:00:00+08:00', false],
  ['never opened', mark, undefined, '2026-11-20T08:00:00+08:00', true],
  ['a second before the end', mark, undefined, '2026-11-27T07:59:59+08:00', true],
  ['at the end', mark, undefined, until, false],
  ['opened before it was marked', mark, '2026-10-31T08:00:00+08:00', '2026-11-20T08:00:00+08:00', true],
  ['opened at the moment of the mark', mark, since, '2026-11-20T08:00:00+08:00', false],
  ['opened since', mark, '2026-11-02T08:00:00+08:00', '2026-11-20T08:00:00+08:00', false],
] as const)('new (AC-06): %s', (_, given, openedAt, now, expected) => {
  expect(isNewApp(given, openedAt, Date.parse(now))).toBe(expected)
})

test('every app is in a group, and is found by the letters of its name', () => {
  const groups = appGroups.map(([group]) => group)
  for (const one of appItems) {
    expect(groups).toContain(one.group)
    expect(one.initials).toMatch(/^[a-z]{3,5}$/)
    expect(one.initials).toHaveLength(one.name.length)
  }
})
