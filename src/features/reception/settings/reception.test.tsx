import { act } from 'react'
import { inTurn, refused, settled, type Answers } from '@/testing/answers'
import { someReception } from '@/testing/make/reception'
import { renderPage } from '@/testing/page'

const SAVE = 'default POST /crmgas/message/setting/save'
const info = {
  appletAppId: '',
  originalId: '',
  homePath: '/pages/home/index/index',
  envVersion: 'develop',
  jsapiAppId: '',
} as const
const open = (answers: Answers = {}) =>
  renderPage('/subPagesB/pages/messageReceptionSettings/index', {
    answers: {
      'default GET /crmgas/message/setting/query': someReception(),
      'default GET /small/smart-wx-info/get': info,
      [SAVE]: { version: 2 },
      ...answers,
    },
  })
const pause = async () => {
  await act(() => jest.advanceTimersByTimeAsync(600))
  await settled()
}

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

test('sentences say what the switches below them say, at once', async () => {
  const page = await open()
  expect(page.text()).toContain('短信 + 微信，短信不可关闭')
  expect(page.text()).toContain('短信 + 微信；夜里等到 08:00')
  page.tap(page.button('账单缴费 短信'))
  await settled()
  expect(page.text()).toContain('微信；夜里等到 08:00')
})

test('two changes soon after each other are sent as one, with the whole matrix', async () => {
  const page = await open()
  page.tap(page.button('账单缴费 短信'))
  page.tap(page.button('优惠活动 站内信'))
  await pause()
  expect(page.sent(SAVE)).toEqual([
    {
      version: 1,
      categories: [
        { code: 'supply', inApp: true, wxMini: true, sms: true, push: false },
        { code: 'bill', inApp: true, wxMini: true, sms: false, push: false },
        { code: 'market', inApp: false, wxMini: false, sms: false, push: false },
      ],
      quiet: { enabled: true, start: '22:00', end: '08:00' },
    },
  ])
})

test('what is locked cannot be tapped and says why', async () => {
  const page = await open()
  expect(page.button('停复气通知 短信').disabled).toBe(true)
  expect(page.text()).toContain('涉及用气安全，短信必选')
})

test('changed elsewhere: what is there is shown (E6005)', async () => {
  const page = await open({
    [SAVE]: refused('E6005', '设置已在其他设备更新，请刷新'),
    'default GET /crmgas/message/setting/query': inTurn(someReception(), someReception({ sms: false })),
  })
  page.tap(page.button('账单缴费 短信'))
  await pause()
  expect(page.text()).toContain('设置已在其他设备更新，请刷新')
  expect(page.button('账单缴费 短信').getAttribute('aria-checked')).toBe('false')
})

test.each([
  ['follows it, upon its version', (version: number) => ({ version: version + 1 }), [1, 2]],
  ['goes back with it', () => refused('E6005', '设置已在其他设备更新，请刷新'), [1]],
] as const)('a switch that is tapped while the one before is on its way %s', async (_what, answer, versions) => {
  const page = await open({
    [SAVE]: ({ version }) => new Promise((done) => setTimeout(() => done(answer(version)), 1500)),
  })
  const later = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms))
  page.tap(page.button('账单缴费 短信'))
  await later(600)
  page.tap(page.button('优惠活动 站内信'))
  await later(4000)
  await settled()
  expect(page.sent(SAVE).map(({ version }) => version)).toEqual(versions)
})

test('a change just before the page is left is sent', async () => {
  const page = await open()
  page.tap(page.button('账单缴费 短信'))
  await page.close()
  await settled()
  expect(page.sent(SAVE)).toHaveLength(1)
})

test('恢复默认 asks first', async () => {
  const page = await open({ 'default GET /crmgas/message/setting/query': someReception({ sms: false }) })
  page.tap(page.button('恢复默认'))
  await settled()
  page.agree()
  await settled()
  await pause()
  expect(page.sent(SAVE)[0]?.categories[1]).toMatchObject({ code: 'bill', sms: true })
})

test('quiet hours are chosen by the hour and cannot be without length', async () => {
  const page = await open()
  page.tap(page.button('从 22:00'))
  await settled()
  expect(page.names()).not.toContain('08:00')
  page.tap(page.button('23:00'))
  await settled()
  expect(page.text()).toContain('共 9 小时')
})

test('what WeChat may still send; without one a stop goes by SMS', async () => {
  const templates = [
    {
      tmplKey: 'BILL',
      tmplId: 'a',
      title: '账单通知',
      scene: 'bill',
      desc: '',
      remaining: 3,
      lastResult: 'accept',
      always: false,
    },
    {
      tmplKey: 'SUPPLY',
      tmplId: 'b',
      title: '停气通知',
      scene: 'supply',
      desc: '',
      remaining: 0,
      lastResult: null,
      always: false,
    },
  ] as const
  const page = await open({
    'default GET /small/smart-wx-info/get': { ...info, openIdBound: true, templates: [...templates] },
  })
  for (const text of ['余 3 条', '余 0 条，改发短信', '已开启 1 项']) expect(page.text()).toContain(text)
})
