import { authorityTemplates, dependantsOf, growsMoney, rightsSentence, withNeeded, spendingWords } from './authority'

test.each([
  { given: ['INVOICE_APPLY'], all: ['INVOICE_APPLY', 'INVOICE_VIEW'] },
  { given: ['PAY_TOPUP', 'PAY_TRANSFER'], all: ['PAY_TOPUP', 'PAY_RECORD', 'PAY_TRANSFER'] },
  { given: ['PREDICT_VIEW', 'DEVIATION_REPORT'], all: ['PREDICT_VIEW', 'DEVIATION_REPORT'] },
  { given: ['TICKET'], all: ['TICKET'] },
])('SA-04: $given brings what it needs', ({ given, all }) => {
  expect(withNeeded(given)).toEqual(all)
})

test('SA-04: taking a view away takes what is on it', () => {
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

const rights = (codes: readonly string[], perOrder: string | null = null, perMonth: string | null = null) => ({
  codes,
  perOrder,
  perMonth,
})
test.each([
  ['a first right to pay', rights([]), rights(['PAY_TOPUP'], '50000.00'), true],
  ['another right to pay', rights(['PAY_TOPUP']), rights(['PAY_TOPUP', 'PACKAGE_ORDER']), true],
  ['the right to pay cycles (K-29)', rights(['PACKAGE_VIEW']), rights(['PACKAGE_EXTRACT'], '50000.00'), true],
  ['its limit gone', rights(['PACKAGE_EXTRACT'], '1000.00'), rights(['PACKAGE_EXTRACT']), true],
  ['a higher limit', rights(['PAY_TOPUP'], '100.00'), rights(['PAY_TOPUP'], '200.00'), true],
  ['a limit gone', rights(['PAY_TOPUP'], null, '100.00'), rights(['PAY_TOPUP']), true],
  ['a first limit', rights(['PAY_TOPUP']), rights(['PAY_TOPUP'], '1.00'), false],
  ['a right taken', rights(['PAY_TOPUP']), rights([]), false],
  ['a limit without a right to pay', rights(['BILL_VIEW'], '100.00'), rights(['BILL_VIEW']), false],
  ['a view', rights(['PAY_TOPUP']), rights(['PAY_TOPUP', 'BILL_VIEW']), false],
])('%s', (_, before, after, grows) => {
  expect(growsMoney(before, after)).toBe(grows)
})

test.each([
  [
    ['BILL_VIEW', 'PAY_TOPUP'],
    '可以：看账单和用气、缴费（单笔 ¥50,000.00，每月 不限）；不能：申请分期、开票、签结算单、订气量包、付提气款、签合同。',
  ],
  [[], '不能：缴费、申请分期、开票、签结算单、订气量包、付提气款、签合同。'],
])('rights in a sentence: %j', (codes, words) => {
  expect(rightsSentence(codes, { perOrder: '50000.00', perMonth: null })).toBe(words)
})

test.each([
  [['BILL_VIEW', 'INVOICE_APPLY'], null, ''],
  [['PAY_TRANSFER', 'PAY_RECORD'], '50000.00', '缴费（单笔 ¥50,000.00，每月 不限）'],
  [['PAY_INSTALLMENT', 'ELECTIVE_ORDER'], null, '申请分期、订气量包'],
  [['PACKAGE_ORDER', 'PACKAGE_EXTRACT'], null, '订气量包、付提气款（不限额）'],
  [['PAY_TOPUP', 'PACKAGE_EXTRACT'], null, '缴费（不限额）、付提气款'],
])('what of %j spends money (单笔 %s): %s', (codes, perOrder, words) =>
  expect(spendingWords(codes, { perOrder, perMonth: null })).toBe(words),
)
