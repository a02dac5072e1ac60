import { account } from '@contract/account'
import { allCodes, defaultCodes, grantOf, groups, models } from './authority'

test('CV-13: 35 models, each once, in 9 groups', () => {
  expect(new Set(allCodes).size).toBe(35)
  expect(allCodes).toHaveLength(35)
  expect(groups).toHaveLength(9)
  expect(new Set(models.map((m) => m.group))).toEqual(new Set(groups.map((g) => g.code)))
})

test('what a new sub-account has', () => {
  expect(defaultCodes).toEqual([
    'ENERGY_VIEW',
    'BILL_VIEW',
    'PAY_RECORD',
    'INVOICE_VIEW',
    'PACKAGE_VIEW',
    'PREDICT_VIEW',
    'PREDICT_REPORT',
    'DEVIATION_REPORT',
    'CONTRACT_VIEW',
    'ORDER_VIEW',
    'TICKET',
    'INSPECTION_VIEW',
    'INSPECTION_HANDLE',
    'RECORD_MANAGE',
    'PROJECT_VIEW',
    'MARKET_ENQUIRY',
    'LOTTERY',
  ])
})

test.each([
  { asked: ['PAY_TOPUP'], granted: ['PAY_TOPUP', 'PAY_RECORD'] },
  { asked: ['INVOICE_RED', 'INVOICE_APPLY'], granted: ['INVOICE_VIEW', 'INVOICE_APPLY', 'INVOICE_RED'] },
  { asked: ['SETTLE_SIGN'], granted: ['BILL_VIEW', 'SETTLE_SIGN'] },
  { asked: ['PACKAGE_EXTRACT'], granted: ['PACKAGE_VIEW', 'PACKAGE_EXTRACT'] },
  // masterOnly cannot be granted, unknown codes do not exist
  { asked: ['SUB_MANAGE', 'CERT_SUBMIT', 'NOTHING'], granted: [] },
])('SA-04: granting $asked gives $granted', ({ asked, granted }) => {
  expect(grantOf(asked)).toEqual(granted)
})

test('every model that a call asks for exists', () => {
  const asked = Object.values(account).flatMap(({ access }) => (access.startsWith('model:') ? [access.slice(6)] : []))
  expect(asked.filter((code) => !allCodes.includes(code))).toEqual([])
})
