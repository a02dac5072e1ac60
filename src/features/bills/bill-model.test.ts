import { billAmount, billDeadline, capText, lateFeeText, type Bill } from './bill-model'
import { billLook, billParts, billTitle, metersText } from '@/shared/bill'
import { anAge } from '@/testing/make/age'

const today = '2026-11-23'
const bill: Bill = {
  billId: 'b1',
  billNo: 'ZD20260800000141',
  billType: 'GAS',
  billVersion: 'NEW',
  billMonth: '2026-08',
  periodFrom: '2026-08-01',
  periodTo: '2026-08-31',
  issueDate: '2026-10-26',
  dueDate: '2026-11-28',
  volume: '25616.89',
  packageVolume: '0.00',
  receivable: '52380.40',
  paidPrincipal: '0.00',
  lateFeePaid: '0.00',
  lateFeeWaived: '0.00',
  lateFeeAccrued: '0.00',
  unpaid: '52380.40',
  totalDue: '52380.40',
  state: 'UNPAID',
  overdueDays: 0,
  installmentId: null,
  invoiceState: 'NONE',
  statementId: null,
  locked: null,
  transferId: null,
  canPay: true,
  payHint: null,
  meters: [{ meterId: 'm1', meterNo: '003010020301', name: '锅炉房' }],
  ...anAge(),
}
const lock = (byMe: boolean) => ({
  byMe,
  byText: '139****0009',
  until: '2026-11-23T10:00:00+08:00',
  orderId: byMe ? 'o1' : null,
})

test.each([
  [{}, '2026年8月 气费'],
  [{ billMonth: '2025-12', billType: 'ADJUST' } as const, '2025年12月 调整'],
])('title %j', (part, text) => expect(billTitle({ ...bill, ...part })).toBe(text))

test('one meter by its name, several by the first and their number', () => {
  expect(metersText([])).toBe('')
  expect(metersText(bill.meters)).toBe('锅炉房')
  expect(metersText([...bill.meters, { meterId: 'm2', meterNo: '1', name: '职工食堂' }])).toBe('锅炉房等 2 块表')
})

test.each<[Partial<Bill>, string, string]>([
  [{}, '待缴费', 'warning'],
  [{ state: 'OVERDUE', overdueDays: 18 }, '已逾期 18 天', 'danger'],
  // The state changes at 00:10; until then the days speak.
  [{ state: 'PART_PAID', overdueDays: 1 }, '已逾期 1 天', 'danger'],
  [{ state: 'PART_PAID' }, '部分缴费', 'primary'],
  [{ state: 'OVERDUE', overdueDays: 18, locked: lock(false) }, '已逾期 18 天', 'danger'],
  [{ locked: lock(false) }, '支付中', 'primary'],
  [{ state: 'IN_INSTALLMENT' }, '分期中', 'primary'],
  [{ state: 'PAID' }, '已缴清', 'success'],
  [{ state: 'REVERSED' }, '已冲销', 'muted'],
])('state %j', (part, label, tone) => expect(billLook({ ...bill, ...part })).toEqual({ label, tone }))

test('open bills show what is owed, settled ones what they were', () => {
  const part = { totalDue: '314.28', receivable: '52380.40' }
  expect(billAmount({ state: 'OVERDUE', ...part })).toBe('314.28')
  expect(billAmount({ state: 'IN_INSTALLMENT', ...part })).toBe('314.28')
  expect(billAmount({ state: 'PAID', ...part })).toBe('52380.40')
  expect(billAmount({ state: 'REVERSED', ...part })).toBe('52380.40')
})

test.each<[Partial<Bill>, string, boolean]>([
  [{}, '应缴日 2026-11-28 · 剩余 5 天', false],
  [{ dueDate: '2026-11-23' }, '应缴日 2026-11-23 · 今天到期', false],
  [{ dueDate: '2026-11-05', overdueDays: 18, state: 'OVERDUE' }, '应缴日 2026-11-05', true],
  [
    { locked: lock(false), payHint: '该账单正由139****0009支付中，请于30分钟后再试' },
    '应缴日 2026-11-28 · 139****0009 正在支付',
    false,
  ],
  [{ locked: lock(true) }, '应缴日 2026-11-28 · 您有待支付的支付单', false],
  [{ locked: lock(true), overdueDays: 18, state: 'OVERDUE' }, '应缴日 2026-11-28 · 您有待支付的支付单', true],
  [
    { state: 'IN_INSTALLMENT', payHint: '账单已纳入分期计划，请在分期中还款' },
    '账单已纳入分期计划，请在分期中还款',
    false,
  ],
  [{ state: 'PAID' }, '账期 2026-08-01 至 2026-08-31', false],
])('third line %j', (part, text, danger) => expect(billDeadline({ ...bill, ...part }, today)).toEqual({ text, danger }))

test.each<[Partial<Bill>, ReturnType<typeof billParts>]>([
  [{}, null],
  [{ lateFeeAccrued: '314.28' }, { owed: '本金 ¥52,380.40 + 违约金 ¥314.28', paid: '' }],
  [
    { unpaid: '32511.35', paidPrincipal: '19869.05', lateFeePaid: '130.95', lateFeeAccrued: '113.79' },
    { owed: '本金 ¥32,511.35 + 违约金 ¥113.79', paid: '已缴 ¥20,000.00' },
  ],
  [
    { paidPrincipal: '100.00', unpaid: '52280.40' },
    { owed: '本金 ¥52,280.40', paid: '已缴 ¥100.00' },
  ],
  // The fee frozen at the signing of a plan (AE-82).
  [
    { state: 'IN_INSTALLMENT', lateFeeAccrued: '314.28' },
    { owed: '本金 ¥52,380.40 + 违约金 ¥314.28', paid: '' },
  ],
  [{ state: 'PAID', lateFeePaid: '1.00' }, null],
])('parts %j', (part, parts) => expect(billParts({ ...bill, ...part })).toEqual(parts))

const fee = {
  rate: '0.0005',
  days: 12,
  base: '52380.40',
  baseDate: '2026-10-15',
  amount: '314.28',
  capped: false,
  capPct: '30',
  formulaText: '52380.40 × 0.05% × 12天',
}
test('a capped late fee is not shown as the result of its formula', () => {
  expect(lateFeeText(fee)).toBe('违约金 ¥52,380.40 × 0.05% × 12 天 = ¥314.28')
  expect(lateFeeText({ ...fee, capped: true, amount: '100.00' })).toBe(
    '违约金 ¥52,380.40 × 0.05% × 12 天，上限 30%，应缴 ¥100.00',
  )
  const none = { lateFee: fee, lateFeePaid: '0.00', lateFeeWaived: '0.00' }
  expect(capText(none)).toBe('已达账单金额30%的上限')
  expect(capText({ ...none, lateFeeWaived: '5.00' })).toBe('已达账单金额30%的上限（含已缴及已减免的违约金）')
})
