import { lost, settled, type Answers } from '@/testing/answers'
import { renderPart } from '@/testing/page'
import { master } from '@/testing/people'
import { EnergyBlock } from './EnergyBlock'

const PREVIEW = 'energy GET /monthBill/preview'
const whole = { asOf: '2026-11-23T08:00:00+08:00', whole: 100, missingDays: [], estimatedVolume: '0.00' }
const energy = {
  billMonth: '2026-11',
  month: '2200.00',
  monthAmount: '8800.00',
  yoyPct: null,
  momPct: null,
  yesterday: '100.00',
  gasDay: '2026-11-22',
  asOf: whole.asOf,
  whole: 100,
}
const preview = {
  billMonth: '2026-11',
  periodFrom: '2026-11-01',
  periodTo: '2026-11-30',
  daysDone: 22,
  daysTotal: 30,
  volume: '2200.00',
  packageVolume: '0.00',
  estAmount: '8800.00',
  daysAmount: '8800.00',
  forecastVolume: '3000.00',
  forecastAmount: '12000.00',
  forecastRange: { low: { volume: '2810.00', amount: '11240.00' }, high: { volume: '3200.00', amount: '12800.00' } },
  unpaidCycles: [],
  forecastIfPaid: null,
  segments: [],
  meters: [],
  ...whole,
  provisionalNote: '预览数据为暂估，以结算单为准',
  balance: null,
}
const open = async (answers: Answers) => {
  const page = await renderPart('/pages/home/index/index', <EnergyBlock energy={energy} failed={undefined} />, {
    as: master(),
    answers: { 'energy GET /energy/trend': lost, 'dg GET /small/gasplan/getNewCustomer': lost, ...answers },
  })
  await settled()
  return page
}

test('what the month will come to, with its range, leads to its preview (Y-29)', async () => {
  const page = await open({ [PREVIEW]: preview })
  expect(page.text()).toContain('预计本月 3,000.00 m³，¥12,000.00')
  expect(page.text()).toContain('80% 区间 2,810.00–3,200.00 m³')
  page.tap(page.button(page.names().find((name) => name.startsWith('预计本月')) ?? ''))
  await settled()
  expect(page.went.join()).toContain('monthly-bill-preview')
})

test('nothing is shown where nothing is expected; a short history has no range', async () => {
  expect((await open({ [PREVIEW]: { ...preview, forecastVolume: null } })).text()).not.toContain('预计本月')
  const young = await open({ [PREVIEW]: { ...preview, forecastRange: null } })
  expect(young.text()).toContain('预计本月')
  expect(young.text()).not.toContain('80% 区间')
})
