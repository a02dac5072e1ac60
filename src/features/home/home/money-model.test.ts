import { bannerText, bannerWays, moneyView, type Summary } from './money-model'

const today = '2026-11-23'
const account: Summary['account'] = {
  bp: '1000000001',
  customerName: '华北精工陶瓷有限公司',
  gasUse: 'IND',
  chargeMode: 'PREPAID_REMOTE',
  balance: '1483355.14',
  available: '157610.94',
  provisional: '1325744.20',
  frozen: '0.00',
  provisionalMonths: [
    { billMonth: '2026-10', amount: '728646.73', isRunning: false },
    { billMonth: '2026-11', amount: '597097.47', isRunning: true },
  ],
  arrears: '0.00',
  installmentDue: '0.00',
  heldDue: '0.00',
  overdueAmount: '0.00',
  inPayment: { count: 0, totalDue: '0.00', paid: '0.00' },
  daysLeft: 5,
  ifPaid: null,
  dueDate: null,
  unpaidCount: 0,
  overdueCount: 0,
  sapSysFlag: '1',
}
const summary = (part: Partial<Summary['account']>, more: Partial<Summary> = {}): Summary => ({
  account: { ...account, ...part },
  meters: [],
  meterCount: 0,
  banner: null,
  todo: { statement: 0, writeCard: 0, bill: 0, install: 0, tt: 0 },
  energy: {
    billMonth: '2026-11',
    month: '148926.00',
    monthAmount: null,
    yoyPct: '3.1',
    momPct: '-2.4',
    yesterday: '6254.18',
    gasDay: '2026-11-22',
    asOf: '2026-11-23T08:00:00+08:00',
    whole: 100,
  },
  unreadCount: 0,
  ...more,
})

// AE-32: more than 7 days success, 3 to 7 warning, below 3 danger, unknown --.
test.each([
  [8, '预计可用 8 天', 'success'],
  [7, '预计可用 7 天', 'warning'],
  [3, '预计可用 3 天', 'warning'],
  [2, '预计可用 2 天', 'danger'],
  [0, '预计可用 0 天', 'danger'],
  [null, '预计可用 -- 天', 'muted'],
] as const)('days left %s', (daysLeft, text, tone) => {
  expect(moneyView(summary({ daysLeft }), today).mark).toEqual({ text, tone })
})

test('what a cycle that waits for its payment adds to the days is shown beside them', () => {
  const view = moneyView(summary({ daysLeft: 3, ifPaid: { cycles: ['11月下旬'], daysLeft: 6 } }), today)
  expect([view.mark?.text, view.reason]).toEqual(['预计可用 3 天', '按预计用气估算，付11月下旬气款后可用 6 天'])
})

test('a prepaid account shows what it can use, what is provisionally taken and yesterday', () => {
  const view = moneyView(summary({}), today)
  expect([view.label, view.amount]).toEqual(['可用余额', '157610.94'])
  expect(view.figures).toEqual([
    { label: '暂估扣费（10月至今）', kind: 'money', value: '1325744.20' },
    { label: '昨日用气', kind: 'volume', value: '6254.18' },
  ])
})

test('an older gas day is named, it is not yesterday', () => {
  const old = summary(
    {},
    {
      energy: {
        billMonth: '2026-11',
        month: '1.00',
        monthAmount: null,
        yoyPct: null,
        momPct: null,
        yesterday: '10.00',
        gasDay: '2026-11-20',
        asOf: '2026-11-23T08:00:00+08:00',
        whole: 90,
      },
    },
  )
  expect(moneyView(old, today).figures[1]?.label).toBe('11-20 用气')
})

test('the provisional debit names its month while it is of one alone', () => {
  const label = (months: Summary['account']['provisionalMonths']) =>
    moneyView(summary({ provisionalMonths: months }), today).figures[0]?.label
  expect(label([{ billMonth: '2026-11', amount: '1.00', isRunning: true }])).toBe('暂估扣费 · 11月')
  expect(label([])).toBe('暂估扣费')
})

test('without ENERGY_VIEW the month and the day are not known', () => {
  expect(moneyView(summary({}, { energy: null }), today).figures).toEqual([
    { label: '暂估扣费（10月至今）', kind: 'money', value: '1325744.20' },
    { label: '昨日用气', kind: 'volume', value: null },
  ])
})

test.each([
  [
    { unpaidCount: 2, overdueCount: 1, overdueAmount: '69769.10', dueDate: '2026-11-05' },
    '已逾期 1 笔',
    'danger',
    true,
  ],
  [{ unpaidCount: 1, overdueCount: 0, overdueAmount: '0.00', dueDate: '2026-11-28' }, '待缴费', 'warning', false],
  [{ unpaidCount: 0, overdueCount: 0, overdueAmount: '0.00', dueDate: null }, '已缴清', 'success', false],
] as const)('postpaid: %j', (part, text, tone, danger) => {
  const view = moneyView(summary({ chargeMode: 'POSTPAID', arrears: '164055.21', ...part }), today)
  expect([view.label, view.amount, view.mark]).toEqual(['应缴金额', '164055.21', { text, tone }])
  expect(view.figures[1]).toEqual({ label: '逾期', kind: 'money', value: part.overdueAmount, danger })
  expect(view.figures[0]).toEqual({ label: '应缴日', kind: 'text', value: part.dueDate?.slice(5) ?? '--' })
})

test('what is owed through an instalment plan is in the amount, and named', () => {
  const part = { arrears: '276466.26', installmentDue: '112411.05', unpaidCount: 2, overdueCount: 1 }
  const view = moneyView(summary({ chargeMode: 'POSTPAID', ...part }), today)
  expect([view.amount, view.reason]).toEqual(['276466.26', '共 2 笔账单，含分期待还 ¥112,411.05'])
  const inPayment = { count: 2, totalDue: '164055.21', paid: '50000.00' }
  expect(moneyView(summary({ chargeMode: 'POSTPAID', ...part, inPayment }), today).reason).toBe(
    '共 2 笔账单，2 笔支付中 ¥164,055.21，已付 ¥50,000.00，含分期待还 ¥112,411.05',
  )
  const alone = moneyView(summary({ chargeMode: 'POSTPAID', ...part, unpaidCount: 0, overdueCount: 0 }), today)
  expect([alone.mark, alone.reason]).toEqual([{ text: '分期还款中', tone: 'primary' }, '含分期待还 ¥112,411.05'])
  const applied = { arrears: '7020.00', heldDue: '7020.00', unpaidCount: 0, overdueCount: 0 }
  const waiting = moneyView(summary({ chargeMode: 'POSTPAID', ...applied }), today)
  expect([waiting.mark, waiting.reason]).toEqual([{ text: '分期申请中', tone: 'warning' }, '含分期申请中 ¥7,020.00'])
})

test('a card account counts what waits to be written', () => {
  const waiting = summary(
    { chargeMode: 'PREPAID_CARD', balance: '86.40' },
    { todo: { statement: 0, writeCard: 2, bill: 0, install: 0, tt: 0 } },
  )
  const view = moneyView(waiting, today)
  expect([view.label, view.amount, view.mark?.text]).toEqual(['账户余额', '86.40', '待写卡 2 笔'])
  expect(moneyView(summary({ chargeMode: 'PREPAID_CARD' }), today).mark).toBeNull()
})

test('the banner counts further cases', () => {
  const banner = { type: 'STATEMENT', tone: 'warning', text: '结算单待确认，剩余2天', url: '', count: 1 } as const
  expect(bannerText(banner)).toBe('结算单待确认，剩余2天')
  expect(bannerText({ ...banner, count: 3 })).toBe('结算单待确认，剩余2天 · 还有 2 项')
})

test.each([
  ['STOPPED', '去缴费', '/pages/my-bill/list/list?state=UNPAID_ALL'],
  ['OVERDUE', '去缴费', '/pages/my-bill/list/list?state=UNPAID_ALL'],
  ['LOW_BALANCE', '去充值', '/pages/pay/place-order?bizType=PREPAY'],
  ['CYCLE_LAPSE', '去支付', '/there'],
  ['STATEMENT', '去处理', '/there'],
] as const)('%s asks for what ends it', (type, action, url) =>
  expect(bannerWays({ type, tone: 'danger', text: '', url: '/there', count: 1 })[0]).toEqual({ action, url }),
)
