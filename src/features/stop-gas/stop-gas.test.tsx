import { useCommon } from '@/stores'
import { listOf, settled, type Answers } from '@/testing/answers'
import { aChecklist, aStopHead, aStopInfo, aStopStep, type StopInfo } from '@/testing/make/stop'
import { renderPage } from '@/testing/page'

const open = (info: StopInfo, answers: Answers = {}, params: { stopId?: string } = { stopId: 's1' }) =>
  renderPage('/subPages/my-message/stop-gas', {
    params,
    answers: {
      'default GET /crmgas/stopGas/info': info,
      'default GET /crmgas/stopGas/list': listOf([]),
      'btwob GET /stopGas/checklist': aChecklist(),
      'default POST /crmgas/stopGas/acknowledge': { ackAt: '2026-11-23T09:31:00+08:00', ackName: '王**' },
      ...answers,
    },
  })

test('a planned stop: when, which meters, what to do, and 我已知悉', async () => {
  const page = await open(aStopInfo())
  for (const text of ['计划停气', '待执行', '11-26 周四 06:00–18:00', '1#窑炉', '停气准备', '恢复供气注意事项'])
    expect(page.text()).toContain(text)
  expect(useCommon.getState().stopGasInfo).toEqual({ stopId: 's1', state: 'NOTICED', title: '计划停气通知' })
  page.answer({
    'default GET /crmgas/stopGas/info': aStopInfo({ ackAt: '2026-11-23T09:31:00+08:00', ackName: '王**' }),
  })
  page.tap(page.button('我已知悉'))
  await settled()
  expect(page.sent('default POST /crmgas/stopGas/acknowledge')).toMatchObject([{ stopId: 's1' }])
  expect(page.text()).toContain('王** 2026-11-23 09:31:00')
  expect(page.names()).not.toContain('我已知悉')
})

test('arrears: what is owed and the way to the bills; after the payment the customer’s own word', async () => {
  const owed = { kind: 'ARREARS', state: 'STOPPED', ackRequired: false } as const
  const page = await open(aStopInfo(owed, { arrears: '69769.10' }))
  expect(page.text()).toContain('69,769.10 元')
  page.tap(page.button('缴清欠费'))
  await settled()
  expect(page.went).toEqual(['navigateTo /pages/my-bill/list/list?state=UNPAID_ALL'])
  const paid = await open(aStopInfo({ ...owed, state: 'RESUMING' }))
  paid.tap(paid.button('确认复气'))
  await settled()
  expect(paid.text()).toContain('复气前请确认燃气设施关闭且现场有人')
})

test('a limit names the volume of a day and asks for no valve to be shut', async () => {
  const page = await open(aStopInfo({ kind: 'PEAK', state: 'STOPPED', limitVolume: '5000.00' }))
  expect(page.text()).toContain('限气中')
  expect(page.text()).toContain('5,000.00')
  expect(page.text()).not.toContain('停气准备')
})

test('over: how long it was, nothing left to do', async () => {
  const over = {
    state: 'RESUMED',
    realStopAt: '2026-11-20T06:10:00+08:00',
    realResumeAt: '2026-11-20T13:40:00+08:00',
  } as const
  const page = await open(aStopInfo(over))
  expect(page.text()).toContain('7 小时 30 分')
  expect(page.names()).not.toContain('拨打抢修电话')
  // A link without an id asks for one that is open.
  expect(useCommon.getState().stopGasInfo).toBeNull()
})

test('other notices are one tap away', async () => {
  const page = await open(aStopInfo(), {
    'default GET /crmgas/stopGas/list': listOf([
      aStopHead({ stopId: 's2', title: '紧急停气通知', kind: 'EMERGENCY', state: 'RESUMED' }),
    ]),
  })
  page.tap(page.row())
  await settled()
  expect(page.went).toEqual(['navigateTo /subPages/my-message/stop-gas?stopId=s2'])
})

test('none: shown', async () => {
  const page = await open(aStopInfo(null, { meters: [] }), {}, {})
  expect(page.text()).toContain('当前无停气通知')
})

const LIST = 'btwob GET /stopGas/checklist'
const CHECK = 'btwob POST /stopGas/check'
const ADD = 'btwob POST /stopGas/step/add'

test('a step is ticked; what is done names its user and moment', async () => {
  const page = await open(aStopInfo(), { [CHECK]: null })
  expect(page.text()).toContain('已完成 0 / 2')
  page.answer({ [LIST]: aChecklist([aStopStep({ doneBy: '王**', doneAt: '2026-11-23T09:12:00+08:00' })]) })
  page.tap(page.button('停气前关闭燃烧器、灶具前阀门'))
  await settled()
  expect(page.sent(CHECK)).toEqual([{ stopId: 's1', meterId: 'm1', stepId: 'SHUT', done: true }])
  for (const text of ['王** 2026-11-23 09:12:00', '已完成 1 / 1']) expect(page.text()).toContain(text)
})

test('a step of its own is added and can be removed again', async () => {
  const own = aStopStep({ stepId: 'x1', text: '备用电源测试', isOwn: true })
  const page = await open(aStopInfo(), { [ADD]: { stepId: 'x1' }, 'btwob POST /stopGas/step/remove': null })
  page.tap(page.button('添加步骤：1#窑炉停气准备'))
  await settled()
  page.type(page.input('步骤'), ' 备用电源测试 ')
  page.answer({ [LIST]: aChecklist([own]) })
  page.agree()
  await settled()
  expect(page.sent(ADD)).toMatchObject([{ meterId: 'm1', phase: 'BEFORE', text: '备用电源测试' }])
  page.tap(page.button('删除备用电源测试'))
  await settled()
  page.agree()
  await settled()
  expect(page.sent('btwob POST /stopGas/step/remove')).toEqual([{ meterId: 'm1', stepId: 'x1' }])
})

test('a stop that is over is read only; a limit has no steps', async () => {
  const page = await open(aStopInfo({ kind: 'PEAK', state: 'NOTICED' }))
  expect(page.sent(LIST)).toEqual([])
  const done = await open(aStopInfo(), { [LIST]: { ...aChecklist(), mayChange: false } })
  expect(done.names()).not.toContain('添加步骤：1#窑炉停气准备')
})

const affected = { groupId: 'g1', groupName: '一期', fromDate: '2026-11-26', toDate: '2026-11-26', limited: null }
const plansAffected = [affected]

test('what changes by itself', async () => {
  const page = await open(aStopInfo({}, { plansAffected }))
  for (const text of ['一期用气预测', '自动计入停气', '当日偏差考核', '不考核', '自动通知您'])
    expect(page.text()).toContain(text)
  const short = await open(aStopInfo({ planResumeAt: '2026-11-26T10:00:00+08:00' }, { plansAffected }))
  expect(short.text()).not.toContain('当日偏差考核')
})

test('a declared plan stays as it is, less counts of a limited day: a stop and a limit lead to its change, an emergency does not', async () => {
  const cut = [{ ...affected, limited: { declared: '7000.00', counted: '5000.00' } }]
  const limit = await open(aStopInfo({ kind: 'PEAK', limitVolume: '5000.00' }, { plansAffected: cut }))
  for (const text of ['自动计入停气', '不考核']) expect(limit.text()).not.toContain(text)
  for (const text of ['一期限气日计划', '7,000.00 m³ → 5,000.00 m³', '限气日的计划按上限计'])
    expect(limit.text()).toContain(text)
  const name = limit.names().find((one) => one.startsWith('调整计划')) ?? '调整计划'
  limit.tap(limit.button(name))
  await settled()
  expect(limit.went).toEqual([
    'navigateTo /subPagesB/pages/predict-gas/change?groupId=g1&planType=DAY&period=2026-11-26',
  ])
  const urgent = await open(aStopInfo({ kind: 'EMERGENCY', state: 'STOPPED' }, { plansAffected }))
  expect(urgent.text()).not.toContain('调整计划')
  expect((await open(aStopInfo({}, { plansAffected: [] }))).text()).not.toContain('调整计划')
})
