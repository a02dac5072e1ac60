import { inTurn, listOf, refused, settled, type Answers } from '@/testing/answers'
import { aCockpit, aCycle, aPeriod, aPlan, aRecord, later, running, someOptions } from '@/testing/make/cycle'
import { aPackageOrder } from '@/testing/make/package'
import { renderPage } from '@/testing/page'
import { master, subAccount } from '@/testing/people'
import { amountOf, mostOf, questionOf, volumeFault, type ChangeWish } from './change/change-form'
import { cumulativePoints, dayPoints, daysOf } from './period-detail/days'

const PACKAGE = '/subPagesB/pages/gas-package'
const SUMMARY = 'taocan GET /trade/order/summary'
const ORDER = 'taocan GET /trade/order/detail'
const PERIOD = 'taocan GET /trade/extract/periodDetail'
const SUBMIT = 'taocan POST /trade/pick/submitPickBillInfo'

const aRun = (orderNo: string, name: string) => ({
  orderNo,
  name,
  totalVolume: '100000',
  orderExtracted: '12480.50',
  currentCycle: '11月',
  childNo: 'Z1',
  total: '33600.00',
  extracted: '12480.50',
  remaining: '21119.50',
  next: null,
})
const due = aCycle({ ...later, ...({ state: 'OVERDUE', lockedVolume: '36400', estimated: false } as const) })
const order = aPackageOrder({ orderNo: 'M1', name: '秋冬联动气量包', cycles: [aCycle(running), aCycle(), due] })

describe('周期提气量', () => {
  const open = (answers: Answers = {}, as = master()) =>
    renderPage(`${PACKAGE}/periodic-extraction-vol`, {
      as,
      answers: {
        [SUMMARY]: { running: [aRun('M1', '秋冬联动气量包')], todoCount: 1 },
        [ORDER]: order,
        [PERIOD]: aPeriod(),
        ...answers,
      },
    })

  test('the running cycle with what is left a day and how far it is behind its line', async () => {
    const page = await open()
    await settled()
    for (const words of ['31,480.00', '8 天', '3,935.00', '慢于进度线 17.2%', '已提 12,480.50 m³（37.1%）'])
      expect(page.text()).toContain(words)
    page.tap(page.button('追加'))
    await settled()
    expect(page.went).toEqual([`navigateTo ${PACKAGE}/change-extraction-gas?childNo=Z1&type=ADD`])
  })

  test('an open cycle is changed or submitted with the plan as it is now, one that is due is paid', async () => {
    const page = await open({
      'taocan GET /trade/pick/cycles': aPlan({ version: 8 }),
      [SUBMIT]: { pickBillNo: 'T9', children: [] },
    })
    page.tap(page.button('提交12月提气单'))
    await settled()
    page.tap(page.button('确定'))
    await settled()
    expect(page.sent(SUBMIT)).toMatchObject([{ orderNo: 'M1', version: 8, cycleNos: [2] }])
    page.went.length = 0
    page.tap(page.button('支付1月气款'))
    page.tap(page.button('修改12月气量'))
    await settled()
    expect(page.went).toEqual([
      `navigateTo ${PACKAGE}/extract-pay?bizType=CHILD&bizNo=Z3`,
      `navigateTo ${PACKAGE}/edit-extraction-cycle?orderNo=M1&cycleNo=2`,
    ])
  })

  test('several orders: the newest first, another one on a tap; orders of one name are distinguished', async () => {
    const both = [aRun('M20261123000001', '秋冬联动气量包'), aRun('M20261123000002', '秋冬联动气量包')]
    const page = await open({
      [SUMMARY]: { running: both, todoCount: 0 },
      [ORDER]: ({ orderNo }) => ({ ...order, orderNo }),
    })
    page.tap(page.button('秋冬联动气量包 000002'))
    await settled()
    expect(page.sent(ORDER).map(({ orderNo }) => orderNo)).toEqual(both.map(({ orderNo }) => orderNo))
  })

  test('without the right to extract the page is read-only; without an order it is empty', async () => {
    const page = await open({}, subAccount(['PACKAGE_VIEW']))
    expect(page.names().filter((name) => /^(修改|提交|支付|申请变更|追加)/.test(name))).toEqual([])
    const none = await open({ [SUMMARY]: { running: [], todoCount: 0 } })
    expect(none.text()).toContain('暂无提气中的订单')
  })
})

describe('周期提气明细', () => {
  const open = (period = aPeriod()) =>
    renderPage(`${PACKAGE}/periodic-extraction-vol-details`, {
      params: { childNo: 'Z1' },
      answers: { [PERIOD]: period, 'taocan GET /trade/extract/cockpit': aCockpit() },
    })

  test('what may be taken says what was moved out of the cycle', async () => {
    const period = aPeriod()
    const page = await open({ ...period, total: '30600.00', child: { ...period.child, lockedVolume: '33600' } })
    expect(page.text()).toContain('33,600 m³ − 转出 3,000 m³')
    expect((await open()).text()).not.toContain('转出')
  })

  test('days with what was counted and what was not; a tap shows the meters; a filter shows one (X-16)', async () => {
    const page = await open()
    for (const words of [
      '慢于进度线 17.2%',
      '（已过3/30天）',
      '本周期包外用气 200.00 m³',
      '计量 1,500.00 · 包外 200.00',
      '数据不全',
    ])
      expect(page.text()).toContain(words)
    expect(page.text()).not.toContain('11-03')
    const [, first] = [...page.host().querySelectorAll<HTMLElement>('button[aria-expanded]')]
    page.tap(first!)
    expect(page.text()).toContain('计量 500.00 · 计入 500.00 · 包外 0.00')
    page.tap(page.button('2#窑炉'))
    expect(page.text()).toContain('累计 500.00')
    expect(page.text()).not.toContain('日计划')
  })

  test('before anything was taken: shown', async () => {
    const page = await open(aPeriod({ days: [], line: null, rate: null, overPart: '0.00' }))
    expect(page.text()).toContain('本周期尚未开始提气')
  })

  test('days to come are no holes; the sum goes on beside the plan', () => {
    const days = daysOf(aPeriod(), '')
    expect(dayPoints(days, true).map(({ value }) => value)).toEqual(['1300.00', '820.00'])
    expect(cumulativePoints(days, true).map(({ value, plan }) => [value, plan])).toEqual([
      ['1300.00', '1120.00'],
      ['2120.00', '2240.00'],
    ])
  })
})

describe('提气记录', () => {
  const RECORDS = 'taocan GET /trade/extract/records'
  const METERS = 'default GET /crmgas/list-meter-channel'
  const sums = { sums: { extracted: '800.00', out: '200.00' } }
  const open = (params = {}, records = [aRecord()]) =>
    renderPage(`${PACKAGE}/extract-records`, {
      params,
      answers: {
        [METERS]: { list: [] },
        [ORDER]: order,
        'taocan GET /trade/order/list': refused('2110', ''),
        'taocan GET /trade/order/childDetail': refused('2902', '数据不存在或已失效'),
        [RECORDS]: listOf(records, sums),
      },
    })

  test('sums, days under their month, and where a figure was made up; a row opens its corrections (X-11)', async () => {
    const adjusted = aRecord({ recordId: 'r2', source: 'ADJUST', adjustOf: 'r1', extractedVolume: '-800.00' })
    const page = await open({ orderNo: 'M1' }, [adjusted, aRecord()])
    for (const words of ['提气合计', '包外用量合计', '2026年11月', '调整', '−800.00'])
      expect(page.text()).toContain(words)
    page.tap(page.find('[role=listitem] button'))
    await settled()
    expect(page.sent(RECORDS).at(-1)).toMatchObject({ childNo: 'Z1', meterId: 'm1', dateFrom: '2026-11-01' })
    for (const words of ['32,800.00', '同日调整记录']) expect(page.text()).toContain(words)
  })

  test('a cycle of the order filters; nothing there: shown', async () => {
    const page = await open({ orderNo: 'M1', childNo: 'Z1' }, [])
    expect(page.sent(RECORDS)[0]).toMatchObject({ orderNo: 'M1', childNo: 'Z1' })
    expect(page.text()).toContain('2026年11月')
    expect(page.text()).toContain('暂无提气记录')
  })

  test('an unknown cycle: a message instead of an empty list', async () => {
    const page = await open({ childNo: 'Z9' })
    expect(page.text()).toContain('数据不存在或已失效')
    expect(page.sent(RECORDS)).toEqual([])
  })
})

test('a cycle far off its line leads to the report of the reason, for those that may give one (X-14)', async () => {
  const open = (as = master()) =>
    renderPage(`${PACKAGE}/periodic-extraction-vol-details`, {
      as,
      params: { childNo: 'Z1' },
      answers: { [PERIOD]: aPeriod({ caseId: 'DC1' }), 'taocan GET /trade/extract/cockpit': aCockpit() },
    })
  const page = await open()
  page.tap(page.button('上报原因'))
  await settled()
  expect(page.went).toEqual(['navigateTo /subPages/my-message/reasonReporting?caseId=DC1'])
  await page.close()
  expect((await open(subAccount(['PACKAGE_VIEW']))).names()).not.toContain('上报原因')
})

describe('提气变更申请', () => {
  const OPTIONS = 'taocan GET /trade/extract/changeOptions'
  const CHANGE = 'taocan POST /trade/extract/change'
  const LIST = 'taocan GET /trade/extract/changeList'
  const WITHDRAW = 'taocan POST /trade/extract/changeWithdraw'
  const former = {
    ...({ changeNo: 'C1', orderNo: 'M1', childNo: 'Z1', cycleName: '11月', changeType: 'ADD' } as const),
    ...({ volume: '3000', targetCycleName: null, effectDate: '2026-11-24', reason: '订单增加需要追加' } as const),
    ...({ buNo: 'B1', state: 'SUBMITTED', reviewRemark: null, canWithdraw: true } as const),
    createdAt: '2026-11-23T09:00:00+08:00',
  }
  const done = { changeNo: 'C2', status: 'DONE', effectDate: '2026-11-24' } as const
  const open = (answers: Answers = {}, type?: 'ADD') =>
    renderPage(`${PACKAGE}/change-extraction-gas`, {
      params: { childNo: 'Z1', ...(type !== undefined && { type }) },
      answers: { [OPTIONS]: someOptions(), [LIST]: listOf([]), ...answers },
    })
  const reason = '检修停产五天，气量用不完'

  test('a delay: the cycle it goes to limits it, the question names both, and the result follows', async () => {
    const page = await open({ [CHANGE]: { ...done, buNo: null, amount: null, payDeadline: null } })
    for (const words of ['本周期已变更0/1次，本订单1/3次', '没有可提前的后续周期']) expect(page.text()).toContain(words)
    page.tap(page.find('[role=radio]'))
    page.tap(page.button('1月（可转入3,000 m³）'))
    expect(page.text()).toContain('最多3,000 m³')
    expect(page.text()).toContain('预计2026-11-24起生效')
    page.type(page.input('变更气量'), '2000')
    page.type(page.input('变更原因'), reason)
    page.tap(page.button('提交申请'))
    await settled()
    expect(page.text()).toContain('将2,000 m³延后至1月，本周期可提量减少。确认提交？')
    page.tap(page.button('确定'))
    await settled()
    expect(page.sent(CHANGE)).toEqual([
      { childNo: 'Z1', version: 7, changeType: 'DELAY', volume: '2000', targetCycleNo: 3, reason },
    ])
    expect(page.went).toEqual([`redirectTo ${PACKAGE}/gas-submit-result?scene=CHANGE&bizNo=Z1`])
  })

  test('an addition shows its cost; a used-up limit is shown and loaded again', async () => {
    const page = await open({ [CHANGE]: refused('42211', '本周期变更次数已用完') }, 'ADD')
    page.type(page.input('变更气量'), '3000')
    page.type(page.input('变更原因'), reason)
    expect(page.text()).toContain('¥10,950.00')
    page.tap(page.button('提交申请'))
    await settled()
    expect(page.text()).toContain('审核通过后需在24小时内支付¥10,950.00。确认提交？')
    page.tap(page.button('确定'))
    await settled()
    expect(page.text()).toContain('本周期变更次数已用完')
    page.tap(page.button('知道了'))
    await settled()
    expect(page.sent(OPTIONS).length).toBe(2)
  })

  test('what is missing or too much is shown at its field, and nothing is sent', async () => {
    const page = await open({}, 'ADD')
    page.type(page.input('变更气量'), '3400')
    page.type(page.input('变更原因'), '停产')
    page.tap(page.button('提交申请'))
    await settled()
    for (const words of ['变更气量最多3,300 m³', '请填写变更原因（至少5个字）']) expect(page.text()).toContain(words)
    expect(page.calls()).not.toContain(CHANGE)
  })

  test('an undecided change is withdrawn', async () => {
    const back = { ...former, state: 'WITHDRAWN' as const, canWithdraw: false }
    const page = await open({ [LIST]: inTurn(listOf([former]), listOf([back])), [WITHDRAW]: { status: 'WITHDRAWN' } })
    page.tap(page.button('撤回'))
    await settled()
    page.tap(page.button('确定'))
    await settled()
    expect(page.sent(WITHDRAW)).toEqual([{ changeNo: 'C1' }])
    expect(page.text()).toContain('已撤回')
    expect(page.names()).not.toContain('撤回')
  })

  test('bounds, costs and questions by kind (X-09)', () => {
    const wish = (part: Partial<ChangeWish>): ChangeWish => ({
      changeType: 'ADD',
      target: '',
      volume: '',
      reason,
      ...part,
    })
    expect(mostOf(someOptions(), wish({}))).toBe('3300')
    expect(mostOf(someOptions(), wish({ changeType: 'DELAY', target: '3' }))).toBe('3000')
    expect(amountOf(someOptions(), wish({ changeType: 'DELAY', volume: '2000' }))).toBeNull()
    expect(amountOf(someOptions(), wish({ volume: '3000' }))).toBe('10950.00')
    const now = Date.parse('2026-11-23T09:30:00+08:00')
    expect(questionOf(someOptions(), wish({ changeType: 'ADVANCE', target: '3', volume: '1000' }), now)).toBe(
      '提交后需在11-24 09:30前支付¥3,650.00。确认提交？',
    )
    expect(volumeFault('150', '3300')).toBe('变更气量须为100 m³的整数倍')
    expect(volumeFault('0', '3300')).toBe('请输入变更气量')
    expect(volumeFault('3300', '3300')).toBeUndefined()
  })
})
