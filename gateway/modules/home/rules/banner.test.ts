import { toMillis } from '@domain/date'
import { banner, type BannerFacts } from './banner'

const LATE = { count: 1, amount: '5.00', perDay: '0.01', dueDate: '2026-11-20' }
const DUE_STATEMENT = { count: 1, daysToDeadline: 1, deadline: '2026-11-25T00:00:00+08:00', month: '2026-10' }
const calm: BannerFacts = {
  stop: null,
  arrears: '0.00',
  overdue: { count: 0, amount: '0.00', perDay: '0.00', dueDate: null },
  cards: { unknown: [], toWrite: [] },
  lapsing: [],
  now: toMillis('2026-11-23T09:30:00+08:00'),
  statements: { count: 0, daysToDeadline: 0, deadline: null, month: null },
  daysLeft: null,
  lowDays: 7,
  mayBill: true,
  mayEnergy: true,
  mayPay: true,
  maySign: true,
  mayWrite: true,
  mayPackage: true,
  mayExtract: true,
}
const cycle = { name: '11月下旬', childNo: 'Z1', lapseAt: '2026-11-24T00:00:00+08:00', fee: '8362.00' }
const stop = {
  stopId: 's1',
  kind: 'ARREARS',
  reason: '',
  planResumeAt: '2026-11-30T18:00:00+08:00',
  state: 'NOTICED',
  realStopAt: '2026-11-20T10:00:00+08:00',
  planStopAt: '2026-11-30T10:00:00+08:00',
}

test('all is well: no banner', () => expect(banner(calm)).toBeNull())

test.each([
  [{ stop: { ...stop, state: 'STOPPED' } }, 'STOPPED', 'danger', '已停气：2026-11-20起停气，缴清后24小时内恢复'],
  [{ stop }, 'NOTICED', 'danger', '停气通知：请于 2026-11-30 前缴清欠费'],
  [{ stop: { ...stop, state: 'WARNED' }, arrears: '1234.50' }, 'WARNED', 'warning', '停气预警：欠费1,234.50元'],
  [{ stop: { ...stop, state: 'WARNED' }, arrears: '1234.50', mayBill: false }, 'WARNED', 'warning', '停气预警'],
  [
    { stop: { ...stop, kind: 'EMERGENCY', state: 'STOPPED', reason: '阀门抢修' } },
    'SUPPLY',
    'danger',
    '已停气：阀门抢修，预计 2026-11-30 18:00 恢复',
  ],
  [
    { stop: { ...stop, kind: 'PLANNED', reason: '干管改线' } },
    'SUPPLY',
    'warning',
    '停气通知：干管改线，2026-11-30 10:00 开始',
  ],
  [{ stop: { ...stop, kind: 'PEAK', planResumeAt: null, state: 'STOPPED' } }, 'SUPPLY', 'danger', '已限气'],
  [{ overdue: { ...LATE, count: 2, amount: '1234.50' } }, 'OVERDUE', 'danger', '2 笔账单已逾期，合计 1,234.50 元'],
  [{ lapsing: [cycle] }, 'CYCLE_LAPSE', 'danger', '11月下旬气款逾期未付，今晚 24:00 失效，将扣保证金 ¥8,362.00'],
  [{ statements: { ...DUE_STATEMENT, daysToDeadline: 2 } }, 'STATEMENT', 'warning', '10月结算单待签字，剩余 2 天'],
  [{ cards: { unknown: ['g1'], toWrite: [] } }, 'UNKNOWN', 'danger', '写卡结果待核实，请勿重复购买'],
  [{ cards: { unknown: [], toWrite: ['g1', 'g2'] } }, 'WAIT_WRITE', 'warning', '2 笔购气订单待写卡'],
  [{ daysLeft: 7 }, 'LOW_BALANCE', 'warning', '余额预计可用 7 天'],
  [{ daysLeft: 2 }, 'LOW_BALANCE', 'danger', '余额预计可用 2 天'],
] as const)('%j', (change, type, tone, text) =>
  expect(banner({ ...calm, ...change })).toMatchObject({ type, tone, text, count: 1 }),
)

test('the worst comes first and counts the others (AE-89)', () => {
  expect(
    banner({
      ...calm,
      stop,
      overdue: LATE,
      statements: DUE_STATEMENT,
      daysLeft: 1,
    }),
  ).toMatchObject({ type: 'NOTICED', count: 4 })
})

test('gas that is lost tonight comes before bills; without the right to packages it is not shown', () => {
  const facts = { ...calm, lapsing: [cycle], overdue: LATE }
  expect(banner(facts)).toMatchObject({ type: 'CYCLE_LAPSE', count: 2 })
  expect(banner({ ...facts, mayExtract: false })).toMatchObject({ type: 'CYCLE_LAPSE', count: 2 })
  expect(banner({ ...facts, mayPackage: false })).toMatchObject({ type: 'OVERDUE', count: 1 })
})

test('what costs more by tonight comes first, and a balance that ends before a deadline', () => {
  const facts = { ...calm, lapsing: [{ ...cycle, fee: '20.00' }], overdue: { ...LATE, perDay: '900.00' } }
  expect(banner(facts)).toMatchObject({ type: 'OVERDUE', count: 2 })
  expect(banner({ ...calm, daysLeft: 1, statements: DUE_STATEMENT })).toMatchObject({ type: 'LOW_BALANCE' })
  expect(banner({ ...calm, daysLeft: 2, statements: DUE_STATEMENT })).toMatchObject({ type: 'STATEMENT' })
})

test('an unknown write comes before bills, gas to be written after what has an end; both are for users that write or buy', () => {
  const facts = { ...calm, cards: { unknown: ['g1'], toWrite: ['g2', 'g3'] }, overdue: LATE, statements: DUE_STATEMENT }
  const order = { url: '/subPages/gasPaymentOrder/detail?gasOrderId=g1' }
  expect(banner(facts)).toMatchObject({ type: 'UNKNOWN', count: 4, ...order })
  expect(banner({ ...facts, stop })).toMatchObject({ type: 'NOTICED', count: 5 })
  expect(banner({ ...facts, mayWrite: false })).toMatchObject({ type: 'UNKNOWN', count: 3, ...order })
  expect(banner({ ...facts, mayWrite: false, mayPay: false })).toMatchObject({ type: 'OVERDUE', count: 2 })
  const write = { ...calm, cards: { unknown: [], toWrite: ['g2', 'g3'] } }
  expect(banner(write)).toMatchObject({ url: '/subPages/gasPaymentOrder/list?state=WAIT_WRITE' })
  expect(banner({ ...write, daysLeft: 7 })).toMatchObject({ type: 'LOW_BALANCE', count: 2 })
})

test('a resuming stop is no alarm, more than seven days of balance neither', () => {
  expect(banner({ ...calm, stop: { ...stop, state: 'RESUMING' }, daysLeft: 8 })).toBeNull()
})

test('money needs BILL_VIEW, statements ENERGY_VIEW; a stop concerns every user', () => {
  const all = {
    ...calm,
    overdue: LATE,
    statements: DUE_STATEMENT,
    daysLeft: 1,
  }
  expect(banner({ ...all, mayBill: false })).toMatchObject({ type: 'STATEMENT', count: 1 })
  expect(banner({ ...all, mayBill: false, mayEnergy: false })).toBeNull()
  expect(banner({ ...all, stop, mayBill: false, mayEnergy: false })).toMatchObject({ type: 'NOTICED', count: 1 })
})

test('what another has to do is not counted: statements need SETTLE_SIGN, the balance PAY_TOPUP', () => {
  const all = { ...calm, stop, statements: DUE_STATEMENT, daysLeft: 1 }
  expect(banner(all)).toMatchObject({ type: 'NOTICED', count: 3 })
  expect(banner({ ...all, maySign: false })).toMatchObject({ type: 'NOTICED', count: 2 })
  expect(banner({ ...all, maySign: false, mayPay: false })).toMatchObject({ type: 'NOTICED', count: 1 })
  expect(banner({ ...all, stop: null, maySign: false, mayPay: false })).toMatchObject({ type: 'LOW_BALANCE', count: 1 })
})
