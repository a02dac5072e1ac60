import { inTurn, refused, settled, type Answers } from '@/testing/answers'
import { aPlan } from '@/testing/make/cycle'
import { renderPage } from '@/testing/page'
import { subAccount } from '@/testing/people'
import { balanceOf, differenceIn, draftFor, firstToLock, typedInto, volumeFault, type Draft } from './plan-draft'

const CYCLES = 'taocan GET /trade/pick/cycles'
const SAVE = 'taocan POST /trade/pick/savePickPlan'
const SUBMIT = 'taocan POST /trade/pick/submitPickBillInfo'
const PAGE = '/subPagesB/pages/gas-package/edit-extraction-cycle'
const saved = { version: 5, cycles: [] }
const locked = {
  pickBillNo: 'T9',
  children: [
    {
      ...({ childNo: 'Z2', cycleName: '12月', lockedVolume: '33000', lockMode: 'PICK_BILL' } as const),
      payableAmount: '120450.00',
      payDeadline: '2026-11-29T17:00:00+08:00',
    },
  ],
}
const after = aPlan({ version: 5 }, { planVolume: '33000' }, { planVolume: '33400' })

const open = (answers: Answers = {}, cycleNo?: string) =>
  renderPage(PAGE, {
    params: { orderNo: 'M1', ...(cycleNo !== undefined && { cycleNo }) },
    answers: { [CYCLES]: aPlan(), ...answers },
  })

test('what is locked is read, what may move has its bounds and last year; the window is counted down', async () => {
  const page = await open()
  for (const words of ['修改截止 11-26 17:00', '33,600', '22,900–42,300 m³', '去年同期用气 28,950.00 m³', '剩余 3 天'])
    expect(page.text()).toContain(words)
  expect(page.input('12月气量').value).toBe('30,000')
  expect(() => page.input('11月气量')).toThrow()
  expect(page.button('提交提气单').disabled).toBe(false)
  expect(page.button('保存').disabled).toBe(true)
})

test('a difference keeps the plan back until another cycle takes it; then it is saved with the version that was seen', async () => {
  const page = await open({ [CYCLES]: inTurn(aPlan(), after), [SAVE]: saved })
  page.type(page.input('12月气量'), '33000')
  expect(page.text()).toContain('请减少3,000 m³')
  expect(page.button('提交提气单').disabled).toBe(true)
  page.tap(page.button('1月减少3,000 m³'))
  page.tap(page.button('保存'))
  await settled()
  expect(page.sent(SAVE)).toEqual([
    {
      orderNo: 'M1',
      version: 4,
      cycles: [
        { cycleNo: 2, volume: '33000' },
        { cycleNo: 3, volume: '33400' },
      ],
    },
  ])
  expect(page.text()).toContain('已保存')
  expect(page.text()).not.toContain('我的修改')
  expect(page.button('保存').disabled).toBe(true)
})

test('submitting asks, saves first, and locks with the version of the saved plan (X-06)', async () => {
  const page = await open({ [CYCLES]: inTurn(aPlan(), after), [SAVE]: saved, [SUBMIT]: locked })
  page.type(page.input('12月气量'), '33000')
  page.tap(page.button('1月减少3,000 m³'))
  page.tap(page.button('提交提气单'))
  await settled()
  expect(page.text()).toContain('提交后本周期气量将锁定，不可再修改。确认提交提气单？')
  expect(page.sent(SAVE)).toEqual([])
  page.tap(page.button('确定'))
  await settled()
  expect(page.sent(SUBMIT)).toMatchObject([{ version: 5, cycleNos: [2], cycles: [{ volume: '33000' }, {}] }])
  expect(page.went).toEqual(['redirectTo /subPagesB/pages/gas-package/gas-submit-result?scene=PICK&bizNo=Z2'])
})

test('of several open windows the customer says which is locked', async () => {
  const both = aPlan({}, {}, { open: true })
  const page = await open({ [CYCLES]: both, [SUBMIT]: locked }, '3')
  page.tap(page.button('提交提气单'))
  await settled()
  page.tap(page.button('提交'))
  await settled()
  page.tap(page.button('确定'))
  await settled()
  expect(page.sent(SUBMIT)).toMatchObject([{ cycleNos: [3] }])
})

test('another user has saved: a message, the plan is loaded again, and the own figures are shown beside it', async () => {
  const theirs = aPlan({ version: 6 }, { planVolume: '31000' }, { planVolume: '35400' })
  const page = await open({ [CYCLES]: inTurn(aPlan(), theirs), [SAVE]: refused('2904', '状态已变化') })
  page.type(page.input('12月气量'), '33000')
  page.tap(page.button('1月减少3,000 m³'))
  page.tap(page.button('保存'))
  await settled()
  expect(page.text()).toContain('数据已被更新')
  page.tap(page.button('重新加载'))
  await settled()
  expect(page.input('12月气量').value).toBe('31,000')
  expect(page.text()).toContain('我的修改 33,000 m³')
  page.tap(page.button('12月使用我的修改'))
  expect(page.input('12月气量').value).toBe('33,000')
})

test('the window has closed during typing: a message, and back (X-08)', async () => {
  const page = await open({ [SAVE]: refused('42204', '修改时间已截止') })
  page.type(page.input('12月气量'), '33000')
  page.tap(page.button('1月减少3,000 m³'))
  page.tap(page.button('保存'))
  await settled()
  page.tap(page.button('知道了'))
  await settled()
  expect(page.went).toEqual(['navigateBack 1'])
})

test('what was typed is not left behind without a question', async () => {
  const page = await open()
  page.type(page.input('12月气量'), '33000')
  page.tap(page.button('返回'))
  await settled()
  expect(page.text()).toContain('内容尚未保存，确定离开？')
  expect(page.went).toEqual([])
})

test('with no window open everything is read, with the day from which it may change', async () => {
  const page = await open({
    [CYCLES]: aPlan(
      { closesAt: null, opensAt: '2026-12-17T00:00:00+08:00' },
      { editable: false, open: false, reason: '12-17 00:00起可修改' },
      { editable: false, reason: '12-17 00:00起可修改' },
    ),
  })
  expect(page.text()).toContain('12-17 00:00起可修改')
  expect(page.names()).not.toContain('提交提气单')
})

test('without PACKAGE_EXTRACT the page stays closed', async () => {
  const page = await renderPage(PAGE, { as: subAccount(['PACKAGE_VIEW']), params: { orderNo: 'M1' } })
  expect(page.calls()).not.toContain(CYCLES)
})

describe('a plan that is being changed', () => {
  const plan = aPlan()
  const draft = (edits: Draft['edits'], last?: number): Draft => ({
    version: 4,
    edits,
    mine: {},
    ...(last !== undefined && { last }),
  })

  test.each([
    ['', '请输入气量'],
    ['22899', '气量须在22,900至42,300 m³之间'],
    ['42301', '气量须在22,900至42,300 m³之间'],
    ['22900', undefined],
    ['42300', undefined],
  ])('%j within 22,900–42,300 (X-03): %s', (volume, fault) =>
    expect(volumeFault(aPlan().cycles[1]!, volume)).toBe(fault),
  )

  test('the difference is against the sum of what is not locked (X-04)', () => {
    expect(differenceIn(plan, {})).toBe('0')
    expect(differenceIn(plan, { 2: '27000' })).toBe('-3000')
    expect(differenceIn(plan, { 2: '' })).toBe('-30000')
  })

  test('another cycle balances within its bounds only', () => {
    expect(balanceOf(plan, draft({ 2: '33000' }, 2))).toMatchObject({ cycle: { cycleNo: 3 }, volume: '33400' })
    expect(balanceOf(plan, draft({ 2: '22900' }, 2))).toBeNull()
    expect(balanceOf(plan, draft({}))).toBeNull()
  })

  test('what has become the plan is no edit; edits of an older version are beside it', () => {
    const typed = typedInto(draft({}), plan.cycles[1]!, '33000')
    expect(typed.edits).toEqual({ 2: '33000' })
    expect(typedInto(typed, plan.cycles[1]!, '30000').edits).toEqual({})
    expect(draftFor(typed, { ...plan, version: 9 })).toMatchObject({ edits: {}, mine: { 2: '33000' } })
    expect(draftFor({ ...typed, version: 5 }, after).edits).toEqual({})
  })

  test('the cycle that is named is locked, else the one that closes first', () => {
    const both = aPlan({}, {}, { open: true }).cycles
    expect(firstToLock(both, undefined)?.cycleNo).toBe(2)
    expect(firstToLock(both, '3')?.cycleNo).toBe(3)
    expect(firstToLock(both, '1')?.cycleNo).toBe(2)
  })
})
