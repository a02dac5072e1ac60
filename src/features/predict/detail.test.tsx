import { settled } from '@/testing/answers'
import { renderPage } from '@/testing/page'
import { master } from '@/testing/people'
import type { Assessment } from './detail/use-assessment'
import type { PlanGroup, PlanMonth } from './types'

const PAGE = '/subPagesB/pages/predict-gas/detail'
const MONTH = 'demand GET /deviation/month'

const group = (planMode: PlanGroup['planMode'] = 'DAILY'): PlanGroup => ({
  groupId: 'G1',
  name: '窑炉生产',
  planMode,
  meters: [],
  assessMode: 'FEE',
  dayTolerance: '10.00',
  monthTolerance: '5.00',
  isDefault: true,
  todayPlan: null,
  todayActual: null,
  asOf: null,
  todo: [],
  tomorrowCloseAt: '2099-11-23T10:00:00+08:00',
  version: 0,
})
const day = (date: string, actual: string, deviationPct: string): PlanMonth['days'][number] => ({
  date,
  plan: '1000',
  limitVolume: null,
  actual,
  dataState: 'FULL',
  deviationPct,
  level: Math.abs(Number(deviationPct)) > 10 ? 'OVER' : 'NORMAL',
  canChange: false,
})
const month: PlanMonth = {
  month: '2026-10',
  monthPlan: null,
  yearPlan: null,
  days: [day('2026-10-01', '1250.00', '25.0'), day('2026-10-02', '1010.00', '1.0')],
  sums: { plan: '2000', planToDate: '2000', actual: '2260.00', deviationPct: '13.0', level: 'OVER' },
  running: null,
  changes: [],
  asOf: '2026-11-01T08:00:00+08:00',
}
const assessed: Assessment = {
  month: '2026-10',
  result: {
    status: 'FINAL',
    mode: 'FEE',
    planVolume: '300000.00',
    actualVolume: '327600.00',
    assessedVolume: '327600.00',
    exemptVolume: '0.00',
    overVolume: '12600.00',
    underVolume: '0.00',
    packagePenalty: '0.00',
    deviationRate: '9.20',
    unitPrice: '3.8600',
    fee: '9727.20',
    finalAt: '2026-11-03T02:00:00+08:00',
    revision: 1,
    statementRoute: null,
  },
  terms: { tolerance: '5.00', overRate: '20.00', underRate: '10.00' },
  exemptDays: ['2026-10-02'],
  cases: [{ date: '2026-10-01', caseId: 'C1', caseType: 'DAY', status: 'WAIT_REPORT' }],
  asOf: '2026-11-01T08:00:00+08:00',
}
const open = async (of: Assessment, planMode?: PlanGroup['planMode'], shown = month) => {
  const page = await renderPage(PAGE, {
    as: master(),
    params: { month: '2026-10' },
    answers: {
      'predict GET /group/list': { groups: [group(planMode)] },
      'predict GET /plan/detail': shown,
      [MONTH]: of,
    },
  })
  await settled()
  return page
}

test('a fee is shown with its formula and where it goes; a day leads to its reason', async () => {
  const page = await open(assessed)
  expect(page.text()).toContain('9,727.20')
  expect(page.text()).toContain('12,600.00 m³ × 3.8600元 × 20.00%')
  expect(page.text()).toContain('计入下一份结算单')
  expect(page.text()).toContain('2 免')
  page.tap(page.button('1+25.0%'))
  await settled()
  page.tap(page.button('上报原因'))
  await settled()
  expect(page.went.join()).toContain('/subPages/my-message/reasonReporting?caseId=C1')
})

test('the running month is an estimate; a group that is only reminded pays nothing', async () => {
  const { result } = assessed
  const page = await open({ ...assessed, result: result && { ...result, status: 'ESTIMATED', finalAt: null } })
  expect(page.text()).toContain('预估考核费')
  expect(page.text()).toContain('次月3日起出结果')
  const reminded = await open({ ...assessed, result: result && { ...result, mode: 'NOTICE', fee: '0.00' } }, 'MONTHLY')
  expect(reminded.text()).toContain('仅提醒，不考核')
  expect(reminded.text()).not.toContain('超出部分')
})

test('the day that runs says what it will come to', async () => {
  const date = '2026-10-03'
  const projected = { volume: '1130', low: '1080', high: '1190' }
  const page = await open(assessed, 'DAILY', {
    ...month,
    days: [
      {
        ...day(date, '', ''),
        limitVolume: '1000.00',
        actual: null,
        dataState: 'NONE',
        deviationPct: null,
        canChange: true,
      },
    ],
    running: { date, plan: '1000', projected, measuredSoFar: '310.00', asOf: `${date}T14:00:00+08:00` },
  })
  page.tap(page.button('31,000'))
  await settled()
  for (const words of ['调峰限气', '限气上限', '14:00 已用', '预计今日', '1,130', '1,080–1,190'])
    expect(page.text()).toContain(words)
})

test('a carried fee leads to its statement', async () => {
  const statementRoute = '/pages/manager-energy/settlement/monthly-bill?statementId=S1'
  const page = await open({ ...assessed, result: assessed.result && { ...assessed.result, statementRoute } })
  page.tap(page.button('查看结算单'))
  await settled()
  expect(page.went.join()).toContain('statementId=S1')
})
