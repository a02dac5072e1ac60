import type { Out } from '@contract'
import { refused, settled, type Answers } from '@/testing/answers'
import { anAge } from '@/testing/make/age'
import { renderPage } from '@/testing/page'
import { master } from '@/testing/people'
import { levelOf, meterParts, planPoints, shareOf, type PlanMonth } from './plan-look'

const PAGE = '/pages/dg-manager-energy/dg-manager-energy'
const CUSTOMER = 'dg GET /small/gasplan/getNewCustomer'
const OVERVIEW = 'energy GET /energy/dg/overview'
const LIVE = 'gas GET /realtime/meter'

const customer = (energyPage: 'DG' | 'NORMAL'): Out<typeof CUSTOMER> => ({
  isNewCustomer: energyPage === 'DG' ? '1' : '0',
  planMode: 'DAILY',
  groupCount: 1,
  defaultGroupId: null,
  contractYear: '2026',
  planYear: '36500.00',
  planVolume: null,
  planMonthVolume: null,
  dayPlanToday: null,
  hint: '',
  energyPage,
})
const day = (
  gasDay: string,
  actual: string | null,
  deviationPct: string | null,
  level: 'NORMAL' | 'OVER' | 'UNDER',
) => ({
  gasDay,
  plan: '100.00',
  actual,
  deviationPct,
  level,
  quality: actual === null ? ('MISSING' as const) : ('NORMAL' as const),
})
const meter = (meterId: string, sharePct: string) => ({
  meterId,
  name: `${meterId}号炉`,
  meterType: 'IOT' as const,
  volume: '100.00',
  sharePct,
})
const month: PlanMonth = {
  billMonth: '2026-11',
  periodFrom: '2026-11-01',
  periodTo: '2026-11-30',
  plan: {
    yearPlan: '36500.00',
    yearUsed: '18250.00',
    monthPlan: '3000.00',
    monthUsed: '3150.00',
    gasDay: '2026-11-22',
    dayPlan: '100.00',
    dayUsed: null,
    deviationPct: '7.2',
    level: 'OVER',
  },
  gapMeters: [],
  days: [
    day('2026-11-20', '125.00', '25.0', 'OVER'),
    day('2026-11-21', '100.00', '0.0', 'NORMAL'),
    day('2026-11-22', null, null, 'NORMAL'),
    day('2026-11-23', null, null, 'NORMAL'),
  ],
  meters: [meter('1', '66.7'), meter('2', '33.3')],
  balance: { available: '1000.00', provisional: '200.00', daysLeft: 5 },
  ...anAge({ asOf: '2026-11-23T08:00:00+08:00', whole: 95, missingDays: ['2026-11-22'] }),
}
const live: Out<typeof LIVE> = {
  meterId: '1',
  onlineState: 'OFFLINE',
  stale: true,
  valveState: 'OPEN',
  batteryPct: null,
  signal: 0,
  channels: [
    {
      channelNo: '1',
      name: '主路',
      flow: '12.50',
      pressure: null,
      temperature: null,
      stdTotal: '9.00',
      workTotal: null,
      at: '2026-11-21T08:00:00+08:00',
    },
  ],
}
const open = (answers: Answers) => renderPage(PAGE, { as: master(), answers })

test('used beside the plan: rings, the tag, days with their deviation, meters, what devices say, money and ways on', async () => {
  const page = await open({ [CUSTOMER]: customer('DG'), [OVERVIEW]: month, [LIVE]: live })
  await settled()
  for (const words of [
    '超用 +7.2%',
    '50%',
    '105%',
    '完整度 95%，缺 1 天',
    '合计不含缺数 1 天',
    '1号炉 实时数据',
    '表具离线',
    '¥1,000.00',
    '5 天',
  ])
    expect(page.text()).toContain(words)
  // A day without values shows no usage, only its plan.
  expect(page.find('[aria-label="日计划已用--"]')).toBeTruthy()
  page.tap(page.button('结算确认'))
  await settled()
  await page.press('偏差说明')
  expect(page.went).toEqual([
    'navigateTo /pages/manager-energy/settlement/monthly-bill',
    'navigateTo /subPagesB/pages/predict-gas/detail?month=2026-11',
  ])
})

test('a customer without a daily plan gets the ordinary page, without further calls', async () => {
  const page = await open({ [CUSTOMER]: customer('NORMAL') })
  expect(page.went).toEqual(['redirectTo /pages/manager-energy/manager-energy-info/manager-energy-info'])
  expect(page.calls()).not.toContain(OVERVIEW)
})

test('a plan that has just ended: shown', async () => {
  const page = await open({ [CUSTOMER]: customer('DG'), [OVERVIEW]: refused('A2111', '当前户号未开通气量计划') })
  expect(page.text()).toContain('当前户号未开通气量计划')
})

test('bars carry plan, deviation and what is not whole', () => {
  const [over, planned, silent] = planPoints(month)
  expect(over).toMatchObject({ value: '125.00', plan: '100.00', tone: 'danger', mark: '+25.0%', note: '偏差 +25.0%' })
  expect(planned).not.toHaveProperty('tone')
  expect(silent).toMatchObject({ value: null, plan: '100.00' })
  const partial = { ...month.days[1]!, quality: 'MISSING' as const }
  expect(planPoints({ days: [partial], gapMeters: [] })[0]).toMatchObject({ note: '偏差 0.0%，数据不全' })
})

test('nothing is shown of a month without a plan; using what was not planned has no per cent', () => {
  expect(levelOf({ deviationPct: null, level: 'NORMAL' })).toBeNull()
  expect(levelOf({ deviationPct: null, level: 'OVER' })).toEqual({ label: '超用', tone: 'danger' })
  expect([shareOf('5.00', null), shareOf('5.00', '0.00'), shareOf('5.00', '10.00')]).toEqual([null, null, 0.5])
})

test('a ring has five parts at most', () => {
  const six = ['30.0', '25.0', '20.0', '10.0', '10.0', '5.0'].map((share, n) => meter(String(n), share))
  expect(meterParts(six).map(({ share }) => Math.round(share * 100))).toEqual([30, 25, 20, 10, 15])
})
