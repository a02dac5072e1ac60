import { host } from '@/platform/host'
import { leaveTo } from '@/platform/landing'
import { openApp } from '@/platform/open-app'
import { system } from '@/platform/system'
import { aContact } from '@/testing/make/client'
import { aRelease, someReleases } from '@/testing/make/download'
import { renderPage, type OpenPage, type PageOptions } from '@/testing/page'
import { visitor } from '@/testing/people'
import { part } from '@/testing/parts'

jest.mock('@/platform/host', () => ({ isWeapp: false, host: jest.fn() }))
jest.mock('@/platform/system', () => ({ system: jest.fn() }))
jest.mock('@/platform/landing', () => ({
  ...jest.requireActual<object>('@/platform/landing'),
  leaveTo: jest.fn(),
}))
jest.mock('@/platform/open-app', () => ({ openApp: jest.fn() }))

const LATEST = 'appDownload GET /appDownload/latest'
const CLICK = 'default POST /crmgas/event-tracking/add-click'
const DOWNLOAD = '/pages/appDown/appDown'
const HINT = '请点击右上角 ··· 选择在浏览器中打开'

let page: OpenPage
const open = async (params: PageOptions<typeof DOWNLOAD>['params'] = {}, releases = someReleases()) => {
  page = await renderPage(DOWNLOAD, { as: visitor, params, answers: { [LATEST]: releases, [CLICK]: null } })
}
const press = (name: string) => page.press(name)
const qr = () => page.host().querySelector(part.downloadCode)

beforeEach(() => {
  jest.mocked(host).mockReturnValue('browser')
  jest.mocked(system).mockReturnValue('android')
})

test('Android: the package with its size, its hash and how to install it', async () => {
  await open({ from: 'd', code: 'autumn' })
  expect(page.sent(LATEST)).toEqual([{ from: 'd', code: 'autumn' }])
  expect(page.names()).toEqual(expect.arrayContaining(['下载安卓版（48MB）', '打开APP']))
  expect(page.text()).toContain('01234567…89abcdef')
  expect(page.text()).toContain('安装提示')
  await press('下载安卓版（48MB）')
  expect(leaveTo).toHaveBeenCalledWith('https://download.test/app.apk')
  expect(page.sent(CLICK)).toEqual([{ clickModule: 'DL_ANDROID' }])
  expect(qr()).toBeNull()
})

test('iOS: the App Store, and nothing about packages', async () => {
  jest.mocked(system).mockReturnValue('ios')
  await open()
  await press('前往 App Store')
  expect(leaveTo).toHaveBeenCalledWith('https://apps.apple.com/app')
  expect(page.text()).not.toContain('安装提示')
})

test('the app is opened at the page asked for; when it is not there a word says so', async () => {
  jest.mocked(openApp).mockResolvedValue(false)
  await open({ redirect: '/pages/my-bill/list/list' })
  await press('打开APP')
  expect(openApp).toHaveBeenCalledWith('/pages/my-bill/list/list')
  expect(page.text()).toContain('未能打开APP，请先下载安装')
})

test('a desktop: both systems and the code with the same sender', async () => {
  jest.mocked(system).mockReturnValue('desktop')
  await open({ from: 'u', code: 'XLM2026' })
  expect(page.names()).toEqual(expect.arrayContaining(['下载安卓版（48MB）', '前往 App Store']))
  expect(qr()?.getAttribute('src')).toBe('/appDownload/qr?from=u&code=XLM2026')
  expect(page.names()).not.toContain('打开APP')
})

test('WeChat: the way to the browser, closed by a tap and shown again', async () => {
  jest.mocked(host).mockReturnValue('wechat')
  await open()
  expect(page.text()).toContain(HINT)
  await press(HINT)
  expect(page.text()).not.toContain('请点击右上角')
  await press('下载APP')
  expect(page.text()).toContain(HINT)
})

test('one system is out: the other one is announced', async () => {
  jest.mocked(system).mockReturnValue('desktop')
  await open({}, someReleases({ ANDROID: aRelease({ url: '' }) }))
  expect(page.button('安卓版敬请期待').disabled).toBe(true)
  expect(page.names()).toContain('前往 App Store')
})

test.each(['android', 'ios', 'desktop'] as const)(
  'nothing is out on %s: the mini-program and its code, no file facts',
  async (on) => {
    jest.mocked(system).mockReturnValue(on)
    await open({}, someReleases({ ANDROID: aRelease({ url: '' }), IOS: null }))
    expect(page.text()).toContain('请先使用微信小程序')
    expect(page.host().querySelector('img[alt=微信小程序码]')).not.toBeNull()
    for (const fact of ['敬请期待', '3.2.1', 'SHA-256', '更新说明', '打开APP', '安装提示'])
      expect(page.text()).not.toContain(fact)
    expect(qr()).toBeNull()
  },
)

test('the inviter is named only for a known code', async () => {
  await open({ from: 'u', code: 'XLM2026' }, someReleases({ inviter: '香***公司' }))
  expect(page.text()).toContain('香***公司 邀请您使用')
  await open({ from: 'u', code: '<script>' })
  expect(page.sent(LATEST)).toEqual([{ from: 'u' }])
  expect(page.text()).not.toContain('邀请您使用')
})

test('the official page: always both systems, the records, no way into the app', async () => {
  page = await renderPage('/official/appDown', {
    as: visitor,
    answers: {
      [LATEST]: someReleases(),
      'cms GET /cms/contact': aContact(),
      // Contents are read under a token of the device.
      'default POST /crmgas/portal/login/anonymous': { token: 't', expireIn: 7200, anonymous: '1' },
    },
  })
  expect(page.names()).toEqual(['下载安卓版（48MB）', '前往 App Store', expect.anything()])
  expect(qr()).not.toBeNull()
  expect(page.text()).toContain('冀ICP备1号')
  expect(page.host().querySelectorAll('a')).toHaveLength(0)
})
