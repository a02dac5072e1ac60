import type { Out } from '@contract'
import { listOf, lost, refused, settled, type Answers } from '@/testing/answers'
import { renderPage } from '@/testing/page'
import type { Finding } from './types'

const PAGE = '/subPagesB/pages/smartMessage'
const LIST = 'default GET /crmgas/smartMessage/list'
const ACT = 'default POST /crmgas/smartMessage/action'

const aFinding = (part: Partial<Finding> = {}): Finding => ({
  smartId: 'SM1',
  ruleCode: 'USAGE_SPIKE',
  severity: 'high',
  title: '昨日用气明显偏高',
  insight: '2#窑炉 2026-11-22用气640.00m³，比近4周同星期均值高58.0%',
  suggestion: '请检查是否有设备长开或泄漏',
  evidence: [
    { label: '当日用气', value: '640.00', unit: 'm³' },
    { label: '开始', value: '2026-11-22', unit: '' },
  ],
  series: [
    { x: '2026-11-21', y: '405.00' },
    { x: '2026-11-22', y: '640.00' },
  ],
  actions: [
    { text: '查看表具', route: '/pages/home/meter-list/meter-list?meterId=M1' },
    { text: '后来的版本', route: '/subPages/of-a-later-version' },
  ],
  asOf: '2026-11-23T08:00:00+08:00',
  status: 'new',
  createdAt: '2026-11-23T09:30:00+08:00',
  ...part,
})

const found = (live: Finding[], past: Finding[] = []) =>
  listOf(past, { live, generatedAt: '2026-11-23T09:30:00+08:00' })
/** Nothing to be said about WeChat. */
const WX = 'default GET /small/smart-wx-info/get'
const wx: Out<typeof WX> = { appletAppId: '', originalId: '', homePath: '', envVersion: 'release', jsapiAppId: '' }
const account = (followed: boolean) => ({ name: '新源燃气', qrUrl: 'https://mp.example/q', followed, bound: true })
const template = {
  tmplKey: 'BILL',
  tmplId: 'T1',
  title: '账单提醒',
  scene: 'bill' as const,
  desc: '',
  remaining: 2,
  lastResult: null,
  always: false,
}
const open = (live: Finding[], past: Finding[] = [], answers: Answers = {}) =>
  renderPage(PAGE, { answers: { [LIST]: found(live, past), [ACT]: { status: 'adopted' }, [WX]: wx, ...answers } })

test('a finding says its figures with their units, how old they are, and what may be done', async () => {
  const page = await open([aFinding()])
  const text = page.text()
  expect(text).toContain('今日为您发现1条用气建议')
  expect(text).toContain('640.00 m³')
  expect(text).toContain('数据截至')
  expect(text).toContain('重要')
  // The newest day is read first.
  expect(text).toContain('2026-11-22640.00 m³')
  expect(page.names()).toContain('查看表具：昨日用气明显偏高')
  // A page that this version does not know.
  expect(text).not.toContain('后来的版本')
})

test('an action counts as adopted and leads on, also where the mark fails (E-X-10)', async () => {
  for (const mark of ['done', 'lost'] as const) {
    const page = await open([aFinding()], [], {
      [ACT]: () => (mark === 'lost' ? lost : { status: 'adopted' }),
    })
    page.tap(page.button('查看表具：昨日用气明显偏高'))
    await settled()
    expect(page.sent(ACT)).toEqual([{ smartId: 'SM1', action: 'adopt' }])
    expect(page.went).toEqual(['navigateTo /pages/home/meter-list/meter-list?meterId=M1'])
  }
})

test('忽略 asks why', async () => {
  const page = await open([aFinding()])
  page.tap(page.button('忽略昨日用气明显偏高'))
  await settled()
  page.tap(page.button('不准确'))
  await settled()
  expect(page.sent(ACT)).toEqual([{ smartId: 'SM1', action: 'ignore', reason: 'wrong' }])
})

test('刷新 looks now and shows what it finds', async () => {
  const page = await open([])
  expect(page.text()).toContain('用气一切正常，暂无建议')
  page.tap(page.button('刷新'))
  await settled()
  const asked = page.sent(LIST)
  expect(asked.filter((input) => 'refresh' in input)).toEqual([{ refresh: '1', pageSize: 1 }])
  expect(asked.at(-1)).not.toHaveProperty('refresh')
})

test('too soon after the last look it is shown (2906)', async () => {
  const page = await open([aFinding()], [], {
    [LIST]: (input) => (input.refresh === '1' ? refused('2906', '操作过于频繁，请稍后再试') : found([aFinding()])),
  })
  page.tap(page.button('刷新'))
  await settled()
  expect(page.text()).toContain('操作过于频繁，请稍后再试')
  expect(page.text()).toContain('昨日用气明显偏高')
})

test('the history says what became of each', async () => {
  const page = await open(
    [],
    [
      aFinding({ smartId: 'SM2', title: '余额即将用完', status: 'adopted' }),
      aFinding({ smartId: 'SM3', title: '即将进入下一阶梯', status: 'read' }),
    ],
  )
  expect(page.text()).toContain('余额即将用完已采纳')
  expect(page.text()).toContain('即将进入下一阶梯已结束')
})

test.each([
  ['an account that is not followed', { account: account(false) }, '关注公众号，及时接收提醒'],
  ['no message left of a kind', { templates: [{ ...template, remaining: 0 }] }, '部分微信提醒已用完'],
  ['messages left', { templates: [template] }, ''],
  ['a follower', { account: account(true), templates: [{ ...template, remaining: 0 }] }, ''],
])('WeChat: %s (E 6.19)', async (_, part, words) => {
  const page = await open([], [], { [WX]: { ...wx, ...part } })
  const shown = ['关注公众号，及时接收提醒', '部分微信提醒已用完'].filter((one) => page.text().includes(one))
  expect(shown).toEqual(words === '' ? [] : [words])
  if (!page.names().includes('开启微信提醒')) return
  await page.press('开启微信提醒')
  expect(page.went).toEqual(['navigateTo /subPagesB/pages/messageReceptionSettings/serviceNotification'])
})

test('a read that fails is tried again', async () => {
  const page = await open([], [], { [LIST]: lost })
  expect(page.text()).toContain('点击重试')
})

test('opened by a message with nothing below it, back leads home (E-X-14)', async () => {
  const page = await renderPage(PAGE, { below: [], answers: { [LIST]: found([aFinding()]), [WX]: wx } })
  page.tap(page.button('返回'))
  await settled()
  expect(page.went).toEqual(['switchTab /pages/home/index/index'])
})
