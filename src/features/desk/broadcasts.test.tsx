import { act } from 'react'
import type { Out, Row } from '@contract'
import { storage } from '@/platform/storage'
import { listOf, lost, refused, settled, type Answers } from '@/testing/answers'
import { renderPage, type OpenPage } from '@/testing/page'
import { master } from '@/testing/people'

const LIST = 'btwob GET /message/broadcast/list'
const DETAIL = 'btwob GET /message/broadcast/detail'
const SEND = 'btwob POST /message/broadcast'
const STOP = 'btwob POST /message/broadcast/cancel'

const row: Row<typeof LIST> = {
  batchId: 'B1',
  templateCode: 'SYSTEM_NOTICE',
  title: '系统升级',
  body: '今晚23:00起升级',
  route: null,
  customers: null,
  scheduledAt: '2026-11-23T09:30:00+08:00',
  state: 'sending',
  total: 1200,
  sent: 600,
}
const batch: Out<typeof DETAIL> = { ...row, read: 150 }

let page: OpenPage
const open = async (path: '/pages/desk/broadcasts' | '/pages/desk/broadcast', params: object, answers: Answers) => {
  page = await renderPage(path, { as: master({ isStaff: '1' }), params: params as never, answers })
  await settled()
}

afterEach(() => jest.useRealTimers())
beforeEach(() => storage.set('x-workbench-token', 'w'))

test.each([390, 1280])('in a window of %i px the list leads to each message and to a new one', async (width) => {
  window.innerWidth = width
  await open('/pages/desk/broadcasts', {}, { [LIST]: listOf([row]) })
  for (const text of ['系统升级', '系统公告', '全部客户', '发送中', '600']) expect(page.text()).toContain(text)
  page.tap(page.row())
  await settled()
  await page.press('写消息')
  expect(page.went).toEqual(['navigateTo /pages/desk/broadcast?batchId=B1', 'navigateTo /pages/desk/broadcast'])
})

test('none yet; a list that cannot be read is tried again', async () => {
  await open('/pages/desk/broadcasts', {}, { [LIST]: lost })
  page.answer({ [LIST]: listOf([]) })
  await page.press('加载失败，点击重试')
  expect(page.text()).toContain('还没有群发消息')
})

test('what is written goes to the customers that are named, at its moment, after a question', async () => {
  await open('/pages/desk/broadcast', {}, { [SEND]: { batchId: 'B2', total: 3 }, [DETAIL]: batch })
  page.type(page.input('标题'), '系统升级')
  page.type(page.input('内容'), '今晚升级')
  page.type(page.input('户号'), '1000000001 123')
  await page.press('发送')
  expect(page.text()).toContain('户号为10位数字')
  const pasted = Array.from({ length: 10_001 }, (_, at) => `${1_000_000_000 + at}`)
  page.type(page.input('户号'), pasted.join('\n'))
  await page.press('发送')
  expect(page.text()).toContain('最多10000户')
  page.type(page.input('户号'), '1000000001、1000000002\n1000000001')
  page.type(page.input('发送时间'), '2026-12-01 14:00')
  page.type(page.input('点击后打开'), 'https://elsewhere.example')
  await page.press('发送')
  expect(page.text()).toContain('开头的页面地址')
  for (const nowhere of ['/pages/no/such', '/pages/desk/broadcasts']) {
    page.type(page.input('点击后打开'), nowhere)
    await page.press('发送')
    expect(page.text()).toContain('客户不能打开该页面')
  }
  page.type(page.input('点击后打开'), '/subPagesB/pages/hyq?survey=1')
  await page.press('发送')
  expect(page.text()).toContain('将于 2026-12-01 14:00 发送给2 户')
  page.agree()
  await settled()
  expect(page.sent(SEND)).toMatchObject([
    {
      templateCode: 'SYSTEM_NOTICE',
      params: { title: '系统升级', text: '今晚升级' },
      route: '/subPagesB/pages/hyq?survey=1',
      bps: ['1000000001', '1000000002'],
      scheduledAt: '2026-12-01T14:00:00+08:00',
    },
  ])
  expect(page.went).toEqual(['redirectTo /pages/desk/broadcast?batchId=B2'])
})

test('each kind asks for its own words; without customers it goes to all', async () => {
  await open('/pages/desk/broadcast', {}, { [SEND]: refused('2901', '发送时间须晚于现在') })
  await page.press('惠用气')
  page.type(page.input('季度'), '2026年第4季度')
  await page.press('发送')
  expect(page.text()).toContain('将立即发送给公司全部客户')
  page.agree()
  await settled()
  expect(page.sent(SEND)).toMatchObject([{ templateCode: 'HYQ_PERIOD', params: { period: '2026年第4季度' } }])
  expect(page.sent(SEND)[0]).not.toHaveProperty('bps')
  expect(page.text()).toContain('发送时间须晚于现在')
})

test.each([
  ['with its moment past', '2026-11-23T09:29:00+08:00', '已发送'],
  ['that is for later', '2026-11-24T09:30:00+08:00', '待发送'],
])('one %s: its page looks how far it has come', async (_, scheduledAt, shown) => {
  jest.useFakeTimers()
  await open('/pages/desk/broadcast', { batchId: 'B1' }, { [DETAIL]: { ...batch, state: 'scheduled', scheduledAt } })
  page.answer({ [DETAIL]: { ...batch, state: 'done', scheduledAt } })
  await act(() => jest.advanceTimersByTimeAsync(6_000))
  expect(page.text()).toContain(shown)
})

test('one says how far it has come, and is stopped', async () => {
  await open('/pages/desk/broadcast', { batchId: 'B1' }, { [DETAIL]: batch, [STOP]: { state: 'cancelled', sent: 600 } })
  for (const text of ['今晚23:00起升级', '1,200 人', '600 人', '150 人（25']) expect(page.text()).toContain(text)
  page.answer({ [DETAIL]: { ...batch, state: 'cancelled' } })
  await page.press('停止发送')
  page.agree()
  await settled()
  expect(page.sent(STOP)).toEqual([{ batchId: 'B1' }])
  expect(page.text()).toContain('已停止')
  expect(page.names()).not.toContain('停止发送')
})
