import type { Out } from '@contract'
import { settled } from '@/testing/answers'
import { renderPage, type OpenPage } from '@/testing/page'
import { master, subAccount } from '@/testing/people'
import { NO_ACCESS, type Case, type Change } from './case-look'

const DETAIL = 'demand GET /deviation/detail'
const SAVE = 'demand POST /deviation/save'

const aCase = (over: Partial<Case> = {}): Case => ({
  caseId: 'c1',
  groupId: 'g1',
  groupName: '窑炉生产',
  caseType: 'DAY',
  status: 'WAIT_REPORT',
  date: '2026-11-22',
  planVolume: '6800.00',
  actualVolume: '8296.00',
  meanVolume: null,
  deviationRate: '22.00',
  reportDeadline: '2099-11-25T17:00:00+08:00',
  reportUntil: '2099-11-25T17:00:00+08:00',
  reasonCode: null,
  reasonText: null,
  reviewRemark: '',
  submittedAt: null,
  submitCount: 0,
  expectedRecoverDate: null,
  attachments: [],
  series: [{ date: '2026-11-22', plan: '6800', actual: '8296.00' }],
  hours: [{ at: '2026-11-22T08:00:00+08:00', actual: '345.67', plan: '283.33' }],
  extract: null,
  canReport: true,
  equipmentDaysLeft: 2,
  version: 0,
  ...over,
})

/** A choice of the picker. */
const choose = (page: OpenPage, label: string) => {
  const found = [...page.host().querySelectorAll<HTMLElement>('[role=radio]')].find((one) => one.textContent === label)
  if (!found) throw new Error(`no choice ${label}`)
  page.tap(found)
}
const send = async (page: OpenPage) => {
  page.tap(page.button('提交原因'))
  await settled()
}

const reportPage = (one: Case, more: object = {}) =>
  renderPage('/subPages/my-message/reasonReporting', {
    as: master(),
    params: { caseId: 'c1' },
    answers: { [DETAIL]: one, ...more },
  })

test('a day beyond its tolerance: plan, use, which reasons may exempt it; a fault of equipment needs its proof', async () => {
  const page = await reportPage(aCase())
  for (const words of ['+22.00%', '6,800', '8,296', '设备故障或检修（可申请免考核）', '还可免 2 天', '当日每小时'])
    expect(page.text()).toContain(words)
  choose(page, '设备故障或检修（可申请免考核）')
  page.type(page.input('说明'), '二号窑烧嘴故障')
  await send(page)
  expect(page.text()).toContain('请上传证明材料')
  expect(page.sent(SAVE)).toEqual([])
})

test('a day of which no hours are kept is shown without them', async () => {
  expect((await reportPage(aCase({ hours: [] }))).text()).not.toContain('当日每小时')
})

test('a reason without the need of a proof is sent after the question', async () => {
  const page = await reportPage(aCase(), { [SAVE]: { caseId: 'c1', status: 'SUBMITTED' } })
  choose(page, '极端天气（可申请免考核）')
  page.type(page.input('说明'), '寒潮降温用气增加')
  await send(page)
  page.agree()
  await settled()
  expect(page.sent(SAVE)).toMatchObject([
    { caseId: 'c1', reasonCode: 'WEATHER', reasonText: '寒潮降温用气增加', attachments: [] },
  ])
})

test('rejected once: why, and that one try is left; expired: no form', async () => {
  const back = await reportPage(aCase({ status: 'REJECTED', reviewRemark: '证明材料不足', submitCount: 1 }))
  expect(back.text()).toContain('日偏差原因未认可：证明材料不足。仅可重新上报1次')
  const late = await reportPage(aCase({ status: 'EXPIRED', canReport: false }))
  expect(late.text()).toContain('上报时间已截止')
  expect(late.text()).not.toContain('提交原因')
})

const change: Change = {
  caseId: 'c2',
  groupId: 'g1',
  groupName: '窑炉生产',
  planMode: 'DAILY',
  status: 'WAIT_REPORT',
  date: '2026-11-22',
  actual: '1300.00',
  mean7: '1000.00',
  changeRate: '30.00',
  reportDeadline: '2099-11-24T17:00:00+08:00',
  canReport: true,
  days: [{ date: '2026-11-22', actual: '1300.00' }],
  hours: [],
  plan: '1100',
  nextPlan: null,
}

test('a change of use: the sentence, and what may be said about it by which user', async () => {
  const show = (as: ReturnType<typeof master>, of: Change = change) =>
    renderPage('/subPages/my-message/gasUsageChangeReminder', {
      as,
      params: { caseId: 'c2' },
      answers: { 'demand GET /usage/change': of },
    })
  const page = await show(master())
  for (const words of ['11-22用气1,300 m³，较近7日均值上升30%', '用气正常', '上报原因', '调整计划'])
    expect(page.text()).toContain(words)
  await page.press('计划与实际')
  expect(page.went.at(-1)).toContain('/predict-gas/detail?groupId=g1&month=2026-11')
  expect((await show(subAccount())).text()).not.toContain('用气正常')
  const unseen = { actual: null, mean7: null, changeRate: null, days: [], hours: [] }
  const hidden = (await show(subAccount(), { ...change, ...unseen })).text()
  expect(hidden).toContain(NO_ACCESS)
  expect(hidden).not.toContain('近8日用气')
  expect((await show(master(), { ...change, status: 'EXPIRED', canReport: false })).text()).not.toContain('用气正常')
})

test.each([
  ['SUBMITTED', '提交成功，等待审核'],
  ['ACCEPTED', '已认可'],
  ['REJECTED', '不属于免考核范围'],
] as const)('the result of %s', async (status, words) => {
  const page = await renderPage('/subPages/my-message/gasReasonSubmitResult', {
    as: master(),
    params: { caseId: 'c1' },
    answers: {
      [DETAIL]: aCase({
        status,
        canReport: false,
        reasonCode: 'OTHER',
        reviewRemark: '该原因不属于免考核范围',
        submittedAt: '2026-11-23T10:00:00+08:00',
      }),
    },
  })
  expect(page.text()).toContain(words)
  await page.press('查看计划')
  expect(page.went.at(-1)).toContain('/predict-gas/detail?groupId=g1&month=2026-11')
})

const overview: Out<'demand GET /usage/overview'> = {
  period: '2026-W47',
  from: '2026-11-16',
  to: '2026-11-22',
  groupId: 'g1',
  groupName: '窑炉生产',
  planMode: 'DAILY',
  total: '47600.00',
  dayCount: 7,
  gaps: 1,
  plan: '44000.00',
  rate: '8.18',
  level: 'OVER',
  previous: { volume: '46000.00', changePct: '3.5' },
  lastYear: null,
  days: [{ date: '2026-11-22', plan: '6800', actual: '8296.00', dataState: 'FULL' }],
  topDays: { over: [{ date: '2026-11-22', plan: '6800', actual: '8296.00', rate: '22.00' }], under: [] },
  projection: { month: '2026-11', volume: '205000.00', rate: '9.20', fee: '9727.20', outside: true },
  packageVolume: '12000.00',
  packageLeft: '21119.50',
  asOf: '2026-11-23T08:00:00+08:00',
}

test('a week: total, comparisons, the farthest day, how the month will end; a month is one tap away', async () => {
  const page = await renderPage('/subPages/my-message/gasOverviewConsumption', {
    as: master(),
    params: { groupId: 'g1', period: '2026-W47' },
    answers: { 'demand GET /usage/overview': overview },
  })
  for (const words of [
    '2026年第47周',
    '47,600.00',
    '+3.5%',
    '+8.18%',
    '1 天不与计划比较，补采后会变',
    '预计月末偏差+9.20%',
  ])
    expect(page.text()).toContain(words)
  for (const words of ['气量包本周期剩余', '21,119.50']) expect(page.text()).toContain(words)
  page.tap(page.button('月'))
  await settled()
  expect(page.sent('demand GET /usage/overview').at(-1)).toMatchObject({ period: '2026-11' })
})

test('without the right to see use the overview says so', async () => {
  const page = await renderPage('/subPages/my-message/gasOverviewConsumption', {
    as: subAccount(['PREDICT_VIEW']),
    params: { groupId: 'g1', period: '2026-W47' },
    answers: { 'demand GET /usage/overview': { ...overview, total: null, packageVolume: null, packageLeft: null } },
  })
  expect(page.text()).toContain(NO_ACCESS)
})

test('a case without the right to its volumes: no chart, no way to its cycle', async () => {
  const unseen = { planVolume: null, actualVolume: null, deviationRate: null, series: [], hours: [] }
  const one = aCase({ ...unseen, caseType: 'EXTRACT', groupId: '', status: 'ACCEPTED', canReport: false })
  const answers = { [DETAIL]: one }
  const params = { caseId: 'c1' }
  const as = subAccount(['DEVIATION_REPORT'])
  const reason = await renderPage('/subPages/my-message/reasonReporting', { as, params, answers })
  expect(reason.text()).toContain(NO_ACCESS)
  expect(reason.text()).not.toContain('每日提气')
  const result = await renderPage('/subPages/my-message/gasReasonSubmitResult', { as, params, answers })
  expect(result.text()).toContain('周期结算时按规则减免补偿')
  expect(result.names().filter((name) => name.startsWith('查看'))).toEqual([])
})

test('a cycle off its line: what it would cost, what can be changed, the way to its reason (X-14)', async () => {
  const page = await renderPage('/subPages/my-message/oderDeviation', {
    as: master(),
    params: { caseId: 'c1' },
    answers: {
      [DETAIL]: aCase({
        caseType: 'EXTRACT',
        groupId: '',
        groupName: '11月下旬提气',
        planVolume: '20000.00',
        actualVolume: '12000.00',
        deviationRate: '-40.00',
        extract: {
          orderNo: 'M1',
          childNo: 'Z1',
          cycleName: '11月下旬',
          startDate: '2026-11-01',
          endDate: '2026-11-30',
          supplyMode: 'FULL',
          total: '30000.00',
          taken: '12000.00',
          elapsed: 20,
          stopped: 1,
          days: 30,
          projected: '18000.00',
          shortFee: '1759.04',
          overAmount: '0.00',
        },
      }),
    },
  })
  for (const words of [
    '−40.00%',
    '应提',
    '20,000',
    '1,759.04',
    '18,000.00',
    '已过20/30天，停气1天不计',
    '以周期结算为准',
  ])
    expect(page.text()).toContain(words)
  page.tap(page.button('上报原因'))
  await settled()
  expect(page.went.join()).toContain('/subPages/my-message/reasonReporting?caseId=c1')
})

describe('the running day, before it is over', () => {
  const LOOK = 'demand GET /deviation/ahead'
  const TELL = 'demand POST /deviation/saveAhead'
  const aDay = (over: Partial<Out<typeof LOOK>> = {}): Out<typeof LOOK> => ({
    groupId: 'g1',
    groupName: '窑炉生产',
    date: '2026-11-23',
    plan: '6800',
    projected: { volume: '7616', low: '7400', high: '7850' },
    rate: '12.00',
    measuredSoFar: '2100.00',
    asOf: '2026-11-23T14:00:00+08:00',
    reason: null,
    canReport: true,
    ways: null,
    equipmentDaysLeft: 3,
    ...over,
  })
  const said: Out<typeof LOOK>['reason'] = {
    reasonCode: 'WEATHER',
    reasonText: '寒潮降温用气增加',
    expectedRecoverDate: '2026-11-25',
    attachments: [{ fileId: 'f1', url: '/file/f1.jpg' }],
    submittedAt: '2026-11-23T14:03:00+08:00',
  }
  const aheadPage = (answers: object, params: object = { groupId: 'g1', date: '2026-11-23' }) =>
    renderPage('/subPages/my-message/reasonReporting', { as: master(), params, answers })

  test('what it will come to, and its reason, sent once after the question', async () => {
    const page = await aheadPage({ [LOOK]: aDay(), [TELL]: { date: '2026-11-23' } })
    for (const words of ['+12.00%', '6,800', '7,616', '14:00 已用', '7,400–7,850']) expect(page.text()).toContain(words)
    choose(page, '极端天气（可申请免考核）')
    page.type(page.input('说明'), '寒潮降温用气增加')
    await send(page)
    page.agree()
    await settled()
    expect(page.sent(TELL)).toMatchObject([
      { groupId: 'g1', date: '2026-11-23', reasonCode: 'WEATHER', reasonText: '寒潮降温用气增加', attachments: [] },
    ])
  })
  test('three ways, each with what it costs and until when it counts (3-4)', async () => {
    const ways = {
      cost: '111.87',
      change: { to: '7140', cost: '8.81', until: '2026-11-23T15:00:00+08:00' },
      explainUntil: '2026-11-26T17:00:00+08:00',
    }
    const page = await aheadPage({ [LOOK]: aDay({ ways, equipmentDaysLeft: 2 }) })
    for (const words of [
      '调整到 7,140 m³约 ¥8.81立即生效',
      '说明原因¥0.00 至 ¥111.87审核通过免考核',
      '本月设备原因还可免 2 天',
      '不处理约 ¥111.87',
    ])
      expect(page.text()).toContain(words)
    page.tap(page.button('调整今日计划'))
    await settled()
    expect(page.went.join()).toContain('/pages/predict-gas/predict-gas-change?groupId=g1&date=today')
    await page.close()
    const saving = await aheadPage({ [LOOK]: aDay({ ways: { ...ways, cost: '-20.00', change: null } }) })
    expect(saving.text()).not.toContain('调整到')
    expect(saving.text()).toContain('说明原因¥0.00审核通过')
  })
  test('what was said is shown, and may be said otherwise', async () => {
    const page = await aheadPage({ [LOOK]: aDay({ reason: said }), [TELL]: { date: '2026-11-23' } })
    for (const words of ['次日如判定为偏差，将按此原因提交', '1 张']) expect(page.text()).toContain(words)
    page.tap(page.button('修改说明'))
    await settled()
    page.type(page.input('说明'), '寒潮提前到达，夜间保温')
    await send(page)
    page.agree()
    await settled()
    // D-05: the proof and the day of recovery stay with it.
    expect(page.sent(TELL)).toMatchObject([
      { reasonText: '寒潮提前到达，夜间保温', attachments: ['f1'], expectedRecoverDate: '2026-11-25' },
    ])
  })
  test('over: no form; without a case or a day the link is invalid', async () => {
    const page = await aheadPage({
      [LOOK]: aDay({ canReport: false, projected: null, rate: null, measuredSoFar: null, asOf: null }),
    })
    expect(page.text()).toContain('当日用气已结束')
    expect(page.names()).not.toContain('提交原因')
    expect((await aheadPage({}, {})).text()).toContain('链接无效')
  })
})
