import { authorityTemplates, dependantsOf, withNeeded } from './authority'

test.each([
  { given: ['INVOICE_APPLY'], all: ['INVOICE_APPLY', 'INVOICE_VIEW'] },
  { given: ['PAY_TOPUP', 'PAY_TRANSFER'], all: ['PAY_TOPUP', 'PAY_RECORD', 'PAY_TRANSFER'] },
  { given: ['PREDICT_VIEW', 'DEVIATION_REPORT'], all: ['PREDICT_VIEW', 'DEVIATION_REPORT'] },
  { given: ['TICKET'], all: ['TICKET'] },
])('SA-04: $given brings what it needs', ({ given, all }) => {
  expect(withNeeded(given)).toEqual(all)
})

test('SA-04: taking a view away takes what stands on it', () => {
  const granted = ['INVOICE_VIEW', 'INVOICE_APPLY', 'INVOICE_RED', 'PAY_RECORD']
  expect(dependantsOf('INVOICE_VIEW', granted)).toEqual(['INVOICE_APPLY', 'INVOICE_RED'])
  expect(dependantsOf('INVOICE_APPLY', granted)).toEqual([])
})

test.each([
  { key: 'view', has: ['ENERGY_VIEW', 'PAY_RECORD'], lacks: ['PAY_TOPUP', 'TICKET'] },
  { key: 'finance', has: ['PAY_TOPUP', 'INVOICE_RED', 'BILL_VIEW'], lacks: ['PREDICT_REPORT', 'CONTRACT_SIGN'] },
  { key: 'production', has: ['PREDICT_REPORT', 'PACKAGE_EXTRACT', 'INSPECTION_HANDLE'], lacks: ['PACKAGE_ORDER'] },
  { key: 'all', has: ['CONTRACT_SIGN'], lacks: [] },
])('the template $key', ({ key, has, lacks }) => {
  const template = authorityTemplates.find((one) => one.key === key)
  expect(has.every((code) => template?.has(code))).toBe(true)
  expect(lacks.some((code) => template?.has(code))).toBe(false)
})
