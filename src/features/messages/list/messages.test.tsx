import { listOf, lost, settled, type Answers } from '@/testing/answers'
import { aMessage, aMessageTodo, someCategories, type Message } from '@/testing/make/message'
import { noteServerTime } from '@/platform/time'
import { renderPage } from '@/testing/page'

const LIST = '/subPages/my-message/list'
const noStop = { stopGas: null, meters: [], arrears: null, plansAffected: [], serviceLine: '' }
const open = (rows: Message[], answers: Answers = {}) =>
  renderPage(LIST, {
    answers: {
      'default GET /crmgas/message/categoryList': someCategories(rows.length),
      'default GET /crmgas/message/list': listOf(rows, { asOf: '2026-11-23T09:30:00+08:00' }),
      'default GET /crmgas/stopGas/info': noStop,
      'default POST /crmgas/message/read': { total: 0 },
      'default POST /crmgas/message/readAll': { affected: 1, total: 0 },
      'default POST /crmgas/message/delete': { deleted: 1, refused: [] },
      ...answers,
    },
  })

test('a tap reads it and leads on', async () => {
  const page = await open([aMessage()])
  page.tap(page.row(1))
  await settled()
  expect(page.sent('default POST /crmgas/message/read')).toEqual([{ msgIds: ['MS1'] }])
  expect(page.went).toEqual(['navigateTo /pages/my-bill/details/details?billId=b1'])
})

test('a mark that fails does not stop the way to the page (E-X-10)', async () => {
  const page = await open([aMessage()], { 'default POST /crmgas/message/read': lost })
  page.tap(page.row(1))
  await settled()
  expect(page.went).toHaveLength(1)
})

test('one that leads nowhere shows its text (E-X-14)', async () => {
  const page = await open([aMessage({ targetRoute: '/subPages/of-a-later-version', targetParams: {} })])
  page.tap(page.row(1))
  await settled()
  expect(page.text()).toContain('2026-11-23 08:30:00')
  expect(page.went).toEqual([])
})

test('the button of an open to-do leads to it; a done one names the user', async () => {
  const page = await open([
    aMessage({ todo: aMessageTodo() }),
    aMessage({ msgId: 'MS2', title: '计划停气', todo: aMessageTodo({ status: '1', handledBy: '李敏' }) }),
  ])
  expect(page.text()).toContain('11-25 17:30 前')
  expect(page.text()).toContain('待办已由李敏完成')
  expect(page.names()).not.toContain('去处理计划停气')
  page.tap(page.button('去处理账单已出'))
  await settled()
  expect(page.went).toEqual(['navigateTo /pages/my-bill/details/details?billId=b1'])
})

describe('a day that will miss its plan', () => {
  const warning = (over: Partial<Message> = {}) =>
    aMessage({
      templateCode: 'DAY_WARNING',
      title: '今日用气预警',
      targetRoute: '/pages/predict-gas/predict-gas-change',
      targetParams: { groupId: 'G1', date: 'today' },
      bizId: 'G1|2026-11-23|15:00',
      createdAt: '2026-11-23T14:00:00+08:00',
      ...over,
    })
  beforeAll(() => noteServerTime(Date.parse('2026-11-23T14:59:00+08:00'), Date.now()))
  afterAll(() => noteServerTime(Date.now(), Date.now()))

  test.each([
    ['调整今日计划', 'navigateTo /pages/predict-gas/predict-gas-change?groupId=G1&date=today'],
    ['说明原因', 'navigateTo /subPages/my-message/reasonReporting?groupId=G1&date=2026-11-23'],
  ])('%s leads on and takes note of it', async (act, address) => {
    const page = await open([warning()])
    page.tap(page.button(act))
    await settled()
    expect(page.sent('default POST /crmgas/message/read')).toEqual([{ msgIds: ['MS1'] }])
    expect(page.went).toEqual([address])
  })
  test('忽略 only takes note of it', async () => {
    const page = await open([warning()])
    page.tap(page.button('忽略'))
    await settled()
    expect(page.sent('default POST /crmgas/message/read')).toEqual([{ msgIds: ['MS1'] }])
    expect(page.went).toEqual([])
  })
  test('nothing to tap once it is noted, or when a change counts no more', async () => {
    expect((await open([warning({ status: 'read' })])).names()).not.toContain('忽略')
    expect((await open([warning({ bizId: 'G1|2026-11-22|15:00' })])).names()).not.toContain('忽略')
  })
})

test('what is over says so', async () => {
  const page = await open([aMessage({ title: '用气数据未到', overWord: '已恢复', status: 'read' })])
  expect(page.text()).toContain('用气数据未到已恢复')
})

test('未读 and a category are asked for together', async () => {
  const page = await open([aMessage()])
  page.tap(page.button('账单缴费 1'))
  page.tap(page.button('未读 1'))
  await settled()
  expect(page.sent('default GET /crmgas/message/list').at(-1)).toMatchObject({ categoryCode: 'bill', status: 'unread' })
})

test('all up to the list are read, after a question', async () => {
  const page = await open([aMessage()])
  page.tap(page.button('全部已读'))
  await settled()
  expect(page.text()).toContain('确定将全部消息标为已读吗？')
  page.agree()
  await settled()
  expect(page.sent('default POST /crmgas/message/readAll')).toEqual([{ asOf: '2026-11-23T09:30:00+08:00' }])
})

test('several are deleted; a notice in force stays and it is shown (E6002)', async () => {
  const page = await open([aMessage(), aMessage({ msgId: 'MS2', title: '紧急停气通知' })], {
    'default POST /crmgas/message/delete': { deleted: 1, refused: [{ msgId: 'MS2', code: 'E6002' }] },
  })
  page.tap(page.button('管理'))
  page.tap(page.button('全选'))
  await settled()
  page.tap(page.button('删除 2'))
  await settled()
  page.agree()
  await settled()
  expect(page.sent('default POST /crmgas/message/delete')).toEqual([{ msgIds: ['MS1', 'MS2'] }])
  expect(page.text()).toContain('停气通知生效期间不可删除')
})

test('nothing yet, and nothing unread', async () => {
  const page = await open([])
  expect(page.text()).toContain('暂无消息')
  page.tap(page.button('未读'))
  await settled()
  expect(page.text()).toContain('没有未读消息')
})
