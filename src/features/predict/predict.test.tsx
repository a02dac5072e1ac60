import Taro from '@tarojs/taro'
import { act } from 'react'
import { inTurn, lost, refused, settled, type Answers } from '@/testing/answers'
import { keepTyping } from '@/testing/keeper'
import { renderPage } from '@/testing/page'
import { master, subAccount } from '@/testing/people'
import { storage } from '@/platform/storage'
import { forgetOutbox, ownWaiting, replay } from '@/request/outbox'
import { useUser } from '@/stores'
import { askCalculator, fillIn, leaveCalculator } from './ask-calculator'
import type { AheadDay, Before, ChangeOptions, PlanGroup } from './types'

const BASE = '/subPagesB/pages/predict-gas'
const GROUPS = 'predict GET /group/list'
const AHEAD = 'predict GET /plan/ahead'
const BEFORE = 'predict POST /checkPredictionGasBefore'
const CHECK = 'predict POST /checkPredictionGas'
const ADD = 'predict POST /addPredictionGas'
const OPTIONS = 'predict GET /plan/changeOptions'
const CHANGE = 'predict POST /plan/change'
const REASONS = 'predict GET /plan/reasonDict'
const RUN = 'predict POST /calc/run'

const aGroup = (over: Partial<PlanGroup> = {}): PlanGroup => ({
  groupId: 'G1',
  name: '窑炉生产',
  planMode: 'DAILY',
  meters: [{ meterId: 'M1', meterNo: '0030', name: '1#窑炉' }],
  assessMode: 'FEE',
  dayTolerance: '10.00',
  monthTolerance: '5.00',
  isDefault: true,
  todayPlan: '6800.00',
  todayActual: null,
  asOf: null,
  todo: [],
  tomorrowCloseAt: '2099-11-23T10:00:00+08:00',
  version: 0,
  ...over,
})
const groups = (...list: PlanGroup[]) => ({ [GROUPS]: { groups: list } })

const nothing = { temperature: -1, warmer: 0, weather: '0', holiday: '0', stop: '0' }
const suggested = (volume: string, low: string, high: string) => ({ volume, low, high, ...nothing })

const aDay = (date: string, over: Partial<AheadDay> = {}): AheadDay => ({
  date,
  closeAt: '2099-11-23T10:00:00+08:00',
  isOpen: true,
  isWorkday: true,
  stopHours: 0,
  limitVolume: null,
  current: null,
  suggestion: suggested('6860', '6510', '7200'),
  lastWeek: '6700.00',
  ...over,
})
const current: NonNullable<AheadDay['current']> = {
  ...({ planId: 'P1', groupId: 'G1', planType: 'DAY', period: '2026-11-24', items: null, method: 'MANUAL' } as const),
  ...({ declaredVolume: '12500', approvedVolume: '12500', status: 'CONFIRMED', revision: 1, version: 1 } as const),
  note: '',
  remark: '',
  submittedBy: null,
  submittedAt: null,
  lockedAt: null,
}
const ahead = {
  days: [aDay('2026-11-24'), aDay('2026-11-25', { suggestion: suggested('6910', '6540', '7270') })],
  record: { days: 56, inside: 45, suggestion: '6.1', declared: '7.4', lastWeek: '9.0' },
  asOf: '2026-11-23T08:00:00+08:00',
}
const made = { planId: 'P1', revision: 1, status: 'CONFIRMED', approvedVolume: '6860', version: 1 } as const
const sysTime = {
  sysTime: '2026-11-23 09:30:00.0',
  isoTime: '2026-11-23T09:30:00+08:00',
  today: '2026-11-23',
  holidays: [],
}

const FALLBACK = 'predict GET /plan/fallback'
const SET_FALLBACK = 'predict POST /plan/fallback'
const noFallback = {
  rule: null,
  volume: null,
  setBy: null,
  setAt: null,
  version: 0,
  next: {
    period: '2026-11-24',
    fileAt: '2026-11-23T09:55:00+08:00',
    isDeclared: false,
    suggestion: '6860',
    last: '6900',
    asOf: '2026-11-23T08:00:00+08:00',
  },
} as const

const report = (answers: Answers, params: object = {}, as = master()) =>
  renderPage(`${BASE}/report`, {
    as,
    params,
    answers: {
      ...groups(aGroup()),
      [AHEAD]: ahead,
      [FALLBACK]: noFallback,
      'default GET /crmgas/getSysTime': sysTime,
      ...answers,
    },
  })

beforeEach(() => Object.assign(HTMLElement.prototype, { scrollTo: () => undefined }))
afterEach(() => {
  storage.remove('planGroup')
  useUser.setState({ currentGroup: '' })
})

test('days are declared together as suggested, after a check and a question (P-05, P-06)', async () => {
  const page = await report({ [CHECK]: { level: 'OK', items: [], noteRequired: false }, [ADD]: made })
  expect(page.text()).toContain('待申报')
  expect(page.text()).toContain('13,770')
  page.tap(page.button('提交申报'))
  await settled()
  expect(page.text()).toContain('确认提交11月24日等2天用气计划13,770 m³？')
  page.agree()
  await settled()
  expect(page.sent(ADD)).toEqual([
    expect.objectContaining({
      planType: 'DAY',
      period: '2026-11-24',
      declaredVolume: '13770',
      items: [
        { period: '2026-11-24', volume: '6860', version: 0 },
        { period: '2026-11-25', volume: '6910', version: 0 },
      ],
    }),
  ])
})

test('the days lead to the calculator for the nearest open one; without the right to declare they do not', async () => {
  const page = await report({})
  page.tap(page.button('用气测算'))
  await settled()
  expect(page.went).toEqual([`navigateTo ${BASE}/calculator?from=report&planType=DAY&period=2026-11-24`])
  await page.close()
  expect((await report({}, {}, subAccount(['PREDICT_VIEW']))).names()).not.toContain('用气测算')
})

test('the result of the calculator comes back into its day, beside what was typed already (P-17, Y-23)', async () => {
  const page = await report({ [CHECK]: { level: 'OK', items: [], noteRequired: false }, [ADD]: made })
  page.type(page.input('11-25申报量'), '7000')
  page.tap(page.button('用气测算'))
  await settled()
  const stack = ['report', 'calculator', 'calculator'].map((name) => ({ route: `${BASE}/${name}` }))
  jest.spyOn(Taro, 'getCurrentPages').mockReturnValue(stack as Taro.Page[])
  await act(() => fillIn('G1', { volume: '1973', method: 'DEVICE' }))
  leaveCalculator()
  await settled()
  // Over the calculator of the group that was chosen first.
  expect(page.went.at(-1)).toBe('navigateBack 2')
  expect(page.input('11-24申报量').value).toBe('1,973')
  expect(page.input('11-25申报量').value).toBe('7,000')
})

describe('what the address fills in', () => {
  const filled = { planType: 'DAY', period: '2026-11-24', prefill: '12000', method: 'DEVICE' } as const
  const first = (page: Awaited<ReturnType<typeof report>>) => page.input('11-24申报量').value

  test('is of its tab alone', async () => {
    const page = await report({ [BEFORE]: before }, filled)
    expect(first(page)).toBe('12,000')
    await page.press('月计划')
    expect(page.input('申报量').value).toBe('300')
    await page.press('日计划')
    expect(first(page)).toBe('12,000')
  })

  test('is of the first open day, where the assistant’s link names none', async () => {
    const days = [aDay('2026-11-24', { isOpen: false }), aDay('2026-11-25')]
    const page = await report({ [AHEAD]: { ...ahead, days } }, { planType: 'DAY', prefill: '3000' })
    expect(page.input('11-25申报量').value).toBe('3,000')
  })

  test('is of its day alone: once that is closed, no other one takes it', async () => {
    const days = [aDay('2026-11-24', { isOpen: false }), aDay('2026-11-25')]
    const page = await report({ [AHEAD]: { ...ahead, days } }, filled)
    expect(page.input('11-25申报量').value).toBe('6,860')
  })

  test('gives way to what was declared after it', async () => {
    const page = await report(
      {
        [AHEAD]: inTurn(
          { ...ahead, days: [aDay('2026-11-24')] },
          { ...ahead, days: [aDay('2026-11-24', { current })] },
        ),
        [CHECK]: { level: 'OK', items: [], noteRequired: false },
        [ADD]: made,
      },
      filled,
    )
    page.type(page.input('11-24申报量'), '12500')
    await page.press('提交申报')
    page.agree()
    await settled()
    expect(page.sent(ADD)).toHaveLength(1)
    expect(first(page)).toBe('12,500')
    expect(page.button('提交申报').disabled).toBe(true)
  })
})

test('a year is not what the calculator works out (P-17)', async () => {
  const year = await report({ [BEFORE]: before }, { planType: 'YEAR' })
  expect(year.text()).toContain('去年同期')
  expect(year.names()).not.toContain('用气测算')
})

test('why these numbers: the two strongest reasons, or that there is none (Y-06)', async () => {
  const plain = await report({})
  expect(plain.text()).toContain('没有特殊天气、节假日和停气')
  expect(plain.text()).toContain('80% 区间说中 45/56 天')
  await plain.close()
  const days = [
    aDay('2026-11-24', {
      suggestion: { ...suggested('6860', '6510', '7200'), temperature: -4, warmer: -5, weather: '140' },
    }),
    aDay('2026-11-25', { suggestion: { ...suggested('6910', '6540', '7270'), weather: '75', warmer: 2 } }),
    aDay('2026-11-28', { stopHours: 6, suggestion: { ...suggested('5960', '5540', '6380'), stop: '-520' } }),
  ]
  const page = await report({ [AHEAD]: { ...ahead, days } })
  expect(page.text()).toContain('11-28 停气 6 小时，约 −520 m³11-24 均温 -4℃，较前四周同星期低 5℃，约 +140 m³')
})

describe('what is declared without a declaration in time (Y-08)', () => {
  test('is switched on with the suggestion, and changed by a tap', async () => {
    const page = await report({ [SET_FALLBACK]: { version: 1 } })
    await settled()
    expect(page.text()).toContain('仍无人提交，就按下面的值自动申报 11月24日')
    page.tap(page.button('自动申报'))
    await settled()
    page.tap(page.button('沿用上次6,900 m³'))
    await settled()
    expect(page.sent(SET_FALLBACK)).toEqual([
      expect.objectContaining({ groupId: 'G1', planType: 'DAY', rule: 'SUGGESTION', version: 0 }),
      expect.objectContaining({ rule: 'LAST', version: 0 }),
    ])
  })

  test('says the setter and that a user has declared, and is switched off', async () => {
    const set = { ...noFallback, rule: 'LAST', setBy: '王**', version: 3 } as const
    const page = await report({
      [FALLBACK]: { ...set, next: { ...set.next, isDeclared: true } },
      [SET_FALLBACK]: { version: 4 },
    })
    await settled()
    expect(page.text()).toContain('自动申报 · 王**设定')
    expect(page.text()).toContain('已有人申报，不会再自动申报')
    page.tap(page.button('自动申报'))
    await settled()
    expect(page.sent(SET_FALLBACK)).toEqual([expect.objectContaining({ rule: 'NONE', version: 3 })])
  })

  test('without the right it is only shown; where it cannot be read, it is tried again', async () => {
    const page = await report({}, {}, subAccount(['PREDICT_VIEW']))
    await settled()
    expect(page.button('自动申报').disabled).toBe(true)
    const failed = await report({ [FALLBACK]: refused('2902', '数据不存在') })
    await settled()
    expect(failed.text()).toContain('点击重试')
  })
})

test('what stands against it is shown in the page, and what was typed stays (P-07)', async () => {
  const message = '日用气量超过合同日最大量9000 m³'
  const page = await report({
    [CHECK]: {
      level: 'BLOCK',
      items: [{ code: 'MDQ', level: 'BLOCK', message, dates: ['2026-11-24'] }],
      noteRequired: false,
    },
  })
  page.type(page.input('11-24申报量'), '9500')
  page.tap(page.button('提交申报'))
  await settled()
  expect(page.text()).toContain(message)
  expect(page.input('11-24申报量').value.replace(',', '')).toBe('9500')
  expect(page.sent(ADD)).toEqual([])
})

describe('without a network (Y-08)', () => {
  const days = ['2026-11-24', '2026-11-25']
  const waiting = () => ownWaiting().map(({ title }) => title)
  const offline = async (answers: Answers) => {
    const page = await report(answers)
    page.tap(page.button('提交申报'))
    await settled()
    return page
  }
  afterEach(() => act(forgetOutbox))

  test('days that were not tried are kept, each for itself, and go out when it is back', async () => {
    const page = await offline({ [CHECK]: lost, [ADD]: made })
    expect(page.text()).toContain('网络不通。保存在本机，联网后自动提交')
    page.agree()
    await settled()
    expect(waiting()).toEqual(['11月24日用气申报 6,860 m³', '11月25日用气申报 6,910 m³'])
    expect(page.text()).toContain('待提交 2 项')
    await act(replay)
    await settled()
    expect(page.sent(ADD)).toEqual(
      days.map((period) => expect.objectContaining({ period, planType: 'DAY', groupId: 'G1', version: 0 })),
    )
    expect(ownWaiting()).toEqual([])
  })

  test('what may have arrived keeps its number and its content; declared again, it is replaced', async () => {
    const page = await offline({ [CHECK]: { level: 'OK', items: [], noteRequired: false }, [ADD]: lost })
    page.agree()
    await settled()
    page.agree()
    await settled()
    expect(waiting()).toEqual(['11月24日等2天用气申报 13,770 m³'])
    expect(ownWaiting()[0]?.requestNo).toBe(page.numbers(ADD)[0])
    page.answer({ [CHECK]: lost })
    page.type(page.input('11-24申报量'), '6900')
    page.tap(page.button('提交申报'))
    await settled()
    page.agree()
    await settled()
    expect(waiting()).toEqual(['11月24日用气申报 6,900 m³', '11月25日用气申报 6,910 m³'])
  })

  test('declined, nothing is kept and the page says why', async () => {
    const page = await offline({ [CHECK]: lost })
    page.tap(page.button('取消'))
    await settled()
    expect(waiting()).toEqual([])
    expect(page.text()).toContain('请求失败')
  })
})

test('a difference goes on with a note only (42604)', async () => {
  const items = [{ code: 'YOY', level: 'WARN', message: '较去年同期偏差34.20%,请确认' }] as const
  const page = await report({ [CHECK]: { level: 'WARN', items: [...items], noteRequired: true }, [ADD]: made })
  page.tap(page.button('提交申报'))
  await settled()
  page.tap(page.button('继续提交'))
  expect(page.text()).toContain('请填写说明')
  page.type(page.input('说明'), '新增一条生产线')
  page.tap(page.button('继续提交'))
  await settled()
  expect(page.sent(ADD)).toEqual([expect.objectContaining({ note: '新增一条生产线' })])
})

test('what exceeds a limit of supply is declared after a question that says so, without a note (G-03)', async () => {
  const items = [
    { code: 'LIMIT', level: 'WARN', message: '超过调峰限气的日用气上限5000.00 m³，当日计划按上限计' },
  ] as const
  const days = [aDay('2026-11-24', { limitVolume: '5000.00' }), aDay('2026-11-25')]
  const checked = { level: 'WARN' as const, items: [...items], noteRequired: false }
  const page = await report({ [CHECK]: checked, [ADD]: made, 'predict GET /plan/ahead': { ...ahead, days } })
  expect(page.text()).toContain('限气 5,000.00 m³')
  page.tap(page.button('提交申报'))
  await settled()
  expect(page.text()).toContain('当日计划按上限计。确认提交')
  page.agree()
  await settled()
  expect(page.sent(ADD)).toHaveLength(1)
})

test('a user that may only look sends nothing', async () => {
  const page = await report({}, {}, subAccount(['PREDICT_VIEW']))
  expect(page.text()).toContain('仅主账号或已授权的子账号可操作')
  expect(page.text()).not.toContain('提交申报')
})

test('several groups and none chosen: one is chosen first (P-02)', async () => {
  const page = await report(groups(aGroup(), aGroup({ groupId: 'G2', name: '厂区生活', planMode: 'MONTHLY' })))
  expect(page.went.join()).toContain('/subPagesB/pages/predict-gas/switch-group')
})

test('nothing to declare leads to the estimate (P-01)', async () => {
  const page = await report(groups(aGroup({ planMode: 'NONE' })))
  expect(page.text()).toContain('贵单位暂无需申报用气计划')
  page.tap(page.button('用气估算'))
  await settled()
  expect(page.went.join()).toContain('/pages/predict-gas/predict-gas-calculator')
})

const before: Before = {
  allowed: true,
  window: { open: '2026-11-15T00:00:00+08:00', close: '2099-11-25T17:00:00+08:00' },
  reference: {
    lastYear: '200000.00',
    mean3: null,
    system: '300',
    systemItems: [
      { period: '2026-12-01', volume: '100' },
      { period: '2026-12-02', volume: '200' },
    ],
    packageLocked: '0',
    asOf: '2026-11-23T08:00:00+08:00',
  },
  limits: { capacity: '781200', mdq: '9000', acqLeft: null },
}

test('a month is spread in the proportions of the proposal', async () => {
  const page = await report(
    { [BEFORE]: before, [CHECK]: { level: 'OK', items: [], noteRequired: false }, [ADD]: made },
    { planType: 'MONTH', period: '2026-12' },
  )
  page.type(page.input('申报量'), '600')
  page.tap(page.button('提交申报'))
  await settled()
  page.agree()
  await settled()
  expect(page.sent(ADD)).toEqual([
    expect.objectContaining({
      declaredVolume: '600',
      items: [
        { period: '2026-12-01', volume: '200' },
        { period: '2026-12-02', volume: '400' },
      ],
    }),
  ])
})

const options: ChangeOptions = {
  allowed: true,
  locked: '6800',
  base: '6800',
  limitVolume: null,
  min: '6120',
  max: '7480',
  alone: { min: '6460', max: '7140' },
  usedToday: 0,
  limitCount: 2,
  measuredSoFar: '4326.00',
  asOf: '2026-11-23T14:00:00+08:00',
  projected: { volume: '7400', low: '7210', high: '7590' },
  deadline: '2099-11-23T15:00:00+08:00',
  items: null,
  openFrom: null,
  changes: [],
  version: 3,
}
const COST = 'predict GET /plan/cost'
const noCost = { points: [], cheapest: null, expected: null, asOf: '2026-11-23T08:00:00+08:00' }
const changeAnswers: Answers = {
  ...groups(aGroup()),
  [COST]: noCost,
  [OPTIONS]: options,
  [REASONS]: [{ code: 'PRODUCTION', name: '订单或排产变化', needImage: false }],
  [CHANGE]: { changeId: 'C1', status: 'PASSED' },
}

test('a day under a limit says so where it is changed (G-03)', async () => {
  const answers = { ...changeAnswers, [OPTIONS]: { ...options, limitVolume: '5000.00' } }
  const page = await renderPage('/pages/predict-gas/predict-gas-change', { as: master(), answers })
  expect(page.text()).toContain('调峰限气，当日用气上限 5,000.00 m³，计划按上限计')
})

test('a quick change: the projection is one tap, the reason says itself (P-12)', async () => {
  const page = await renderPage('/pages/predict-gas/predict-gas-change', { as: master(), answers: changeAnswers })
  page.tap(page.button('按预计 7,400 · 需审核'))
  page.tap(page.button('提交变更 7,400 m³'))
  await settled()
  page.agree()
  await settled()
  expect(page.sent(CHANGE)).toEqual([
    expect.objectContaining({ toVolume: '7400', entry: 'QUICK', version: 3, reason: '因订单或排产变化申请变更' }),
  ])
  expect(page.text()).toContain('已生效')
})

test('tomorrow is declared again until the moment that the gateway names, then it is changed (P-12)', async () => {
  const closing = (tomorrowCloseAt: string, answers: Answers) =>
    renderPage('/pages/predict-gas/predict-gas-change', {
      as: master(),
      params: { date: 'tomorrow' },
      answers: { ...answers, ...groups(aGroup({ tomorrowCloseAt })) },
    })
  const open = await closing('2099-11-23T14:00:00+08:00', {
    [BEFORE]: { ...before, window: { ...before.window, close: '2099-11-23T14:00:00+08:00' } },
  })
  await settled()
  expect(open.text()).toContain('14:00截止')
  await open.close()
  const closed = await closing('2020-11-23T14:00:00+08:00', changeAnswers)
  await settled()
  expect(closed.text()).toContain('提交变更')
})

test('what a plan adds to the fee of the month, and the cheapest one is one tap (Y-07)', async () => {
  const points = ['6120', '6800', '7400', '7480'].map((plan, n) => ({ plan, cost: `${-100 * n}.00` }))
  const page = await renderPage('/pages/predict-gas/predict-gas-change', {
    as: master(),
    answers: { ...changeAnswers, [COST]: { ...noCost, points, cheapest: { plan: '7480', cost: '-300.00' } } },
  })
  await settled()
  expect(page.text()).toContain('按 6,800 m³ 计划，预计比最省多 200.00 元')
  page.tap(page.button('按最省 7,480'))
  await settled()
  expect(page.text()).toContain('预计比最省多 0.00 元')
})

test('the links of a quick change are about its group, and choosing another one leaves it behind (P-02)', async () => {
  const two = groups(aGroup(), aGroup({ groupId: 'G2', name: '锅炉房' }))
  const answers = { ...changeAnswers, ...two }
  storage.set('planGroup', 'G1')
  const page = await renderPage('/pages/predict-gas/predict-gas-change', {
    as: master(),
    params: { groupId: 'G2' },
    answers,
  })
  await page.press('完整变更')
  await page.press('计划详情')
  expect(page.went.map((way) => new URLSearchParams(way.split('?')[1]).get('groupId'))).toEqual(['G2', 'G2'])
  const full = await renderPage(`${BASE}/change`, { as: master(), params: { groupId: 'G2', planType: 'DAY' }, answers })
  expect(full.sent(OPTIONS)).toMatchObject([{ groupId: 'G2' }])
  // Another group was chosen on a page above: what this one leads to is still about its own.
  useUser.setState({ currentGroup: 'G1' })
  await full.reshow()
  expect(useUser.getState().currentGroup).toBe('G2')
  await full.press('切换用气分组')
  expect(decodeURIComponent(full.went.join())).toContain(`redirect=${BASE}/change?planType=DAY`)
})

test('out of range nothing is sent', async () => {
  const page = await renderPage(`${BASE}/change`, { as: master(), answers: changeAnswers })
  page.type(page.input('变更后气量'), '9000')
  await settled()
  expect(page.text()).toContain('可改 6,120–7,480 m³')
  expect(page.button('提交变更').disabled).toBe(true)
})

test('a month is changed day by day, those that are open (P-11)', async () => {
  const items = ['2026-11-24', '2026-11-25', '2026-11-26'].map((period) => ({ period, volume: '100' }))
  const month = { ...options, locked: '300', base: '300', min: '240', max: '360', alone: null, projected: null }
  const page = await renderPage(`${BASE}/change`, {
    as: master(),
    params: { planType: 'MONTH' },
    answers: { ...changeAnswers, [OPTIONS]: { ...month, items, openFrom: '2026-11-25' } },
  })
  page.tap(page.button('逐日填写'))
  // The day before is over: it is shown, and is no button.
  expect(page.names()).not.toContain('24100')
  page.tap(page.button('25100'))
  page.type(page.input('11-25计划'), '130')
  expect(page.text()).toContain('合计 330 m³')
  page.type(page.input('变更说明'), '增加一条生产线')
  page.tap(page.button('提交变更'))
  await settled()
  page.agree()
  await settled()
  expect(page.sent(CHANGE)).toEqual([
    expect.objectContaining({
      toVolume: '330',
      items: items.map((one) => (one.period === '2026-11-25' ? { ...one, volume: '130' } : one)),
    }),
  ])
})

describe('what was typed and not sent (Y-23)', () => {
  const kept = keepTyping()
  const NOTE = '三号窑明早点火，增加一条生产线'

  test.each([
    ['days', () => report({}), '11-25申报量', '7,000'],
    ['a month', () => report({ [BEFORE]: before }, { planType: 'MONTH', period: '2026-12' }), '申报量', '600'],
    ['a change', () => renderPage(`${BASE}/change`, { as: master(), answers: changeAnswers }), '变更说明', NOTE],
  ] as const)(
    '%s: it is offered when the page is opened again, and put in by a tap',
    async (_of, open, field, text) => {
      const page = await open()
      page.type(page.input(field), text.replace(',', ''))
      await page.close()
      const next = await open()
      expect(next.input(field).value).not.toBe(text)
      await next.press('继续填写')
      expect(next.input(field).value).toBe(text)
    },
  )

  test('of another day it is offered there, and is gone once it was sent', async () => {
    const page = await renderPage(`${BASE}/change`, { as: master(), answers: changeAnswers })
    page.type(page.input('变更后气量'), '7000')
    page.type(page.input('变更说明'), NOTE)
    await page.press('明日')
    expect(page.names()).not.toContain('继续填写')
    await page.press('今日', '继续填写', '提交变更')
    page.agree()
    await settled()
    expect(page.sent(CHANGE)).toMatchObject([{ toVolume: '7000', reason: NOTE }])
    expect([...kept]).toEqual([])
  })
})

test('days that were typed stand when the gas day changes; one that has closed is not declared', async () => {
  const later = { ...ahead, asOf: '2026-11-24T08:00:00+08:00', days: [aDay('2026-11-25'), aDay('2026-11-26')] }
  const page = await report({ [AHEAD]: inTurn(ahead, later), [CHECK]: lost })
  page.type(page.input('11-24申报量'), '6900')
  page.type(page.input('11-25申报量'), '7000')
  await page.reshow()
  expect(page.input('11-25申报量').value).toBe('7,000')
  await page.press('提交申报')
  expect(page.sent(CHECK)).toMatchObject([
    { items: [{ period: '2026-11-25', volume: '7000' }, { period: '2026-11-26' }] },
  ])
})

const result = {
  dayVolume: '1973',
  monthVolume: '50000',
  lines: [{ name: '1#蒸汽锅炉', hourly: '77.07', daily: '1973' }],
  formulaText: '台数 × 功率\n= 1973 m³/日',
  month: '2026-12',
  days: [{ period: '2026-12-01', volume: '1973' }],
  lastMonth: '48000.00',
  asOf: '2026-11-01T08:00:00+08:00',
  price: '3.8600',
  cost: '193000.00',
}

test('the calculator carries its result to the declaration, and sends nothing (P-17)', async () => {
  const page = await renderPage(`${BASE}/calculator`, {
    as: master(),
    params: { planType: 'MONTH', period: '2026-12' },
    answers: { ...groups(aGroup()), [RUN]: result },
  })
  page.tap(page.button('填入申报'))
  await settled()
  expect(page.went.join()).toContain('prefill=50000&method=DEVICE')
})

test('a declaration that waits below gets the result, and is not opened a second time', async () => {
  const taken = jest.fn()
  const page = await renderPage(`${BASE}/calculator`, {
    as: master(),
    params: { from: 'report', planType: 'DAY', period: '2026-11-24' },
    below: [`${BASE}/report`],
    before: () => void askCalculator('G1', () => undefined).then(taken),
    answers: { ...groups(aGroup()), [RUN]: result },
  })
  await page.press('填入申报')
  expect(page.went).toEqual(['navigateBack 1'])
  await page.close()
  expect(taken).toHaveBeenCalledWith({ volume: '1973', method: 'DEVICE' })
})

const noPlan = {
  isNewCustomer: '0',
  planMode: 'NONE',
  groupCount: 0,
  defaultGroupId: null,
  contractYear: null,
  planYear: null,
  planVolume: null,
  planMonthVolume: null,
  dayPlanToday: null,
  hint: '',
  energyPage: 'NORMAL',
} as const

test('an estimate says what it costs, and that it is none to declare by', async () => {
  const page = await renderPage('/pages/predict-gas/predict-gas-calculator', {
    as: master(),
    answers: { [RUN]: result, 'dg GET /small/gasplan/getNewCustomer': noPlan },
  })
  expect(page.text()).toContain('193,000.00')
  expect(page.text()).toContain('仅供参考，不作为申报依据')
})
