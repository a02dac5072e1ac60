import { act, type ReactNode } from 'react'
import { leaveTo } from '@/platform/landing'
import { openApp } from '@/platform/open-app'
import { QueryRoot } from '@/request'
import { queryClient } from '@/request/query'
import { AppRoot } from '@/ui'
import { stage } from '@/testing/stage'
import { DownloadView } from './download/DownloadView'
import { OfficialView } from './official/OfficialView'

let host = 'browser'
let system = 'android'
jest.mock('@/platform/host', () => ({ host: () => host, isWeapp: false }))
jest.mock('@/platform/system', () => ({ system: () => system }))
jest.mock('@/platform/landing', () => ({ leaveTo: jest.fn() }))
jest.mock('@/platform/open-app', () => ({ openApp: jest.fn() }))
// The frame asks the router, which only the whole app has; what it does with a read is tested with it.
jest.mock('@/blocks', () => ({
  PageFrame: ({ children }: { children: ReactNode }) => <main>{children}</main>,
  sizeText: () => '48MB',
}))

const { show, host: page, button, tap } = stage(document)
const settle = () => act(() => new Promise((done) => setTimeout(done, 20)))

const release = {
  versionName: '3.2.1',
  versionCode: 321,
  size: 50331648,
  sha256: '0123456789abcdef'.repeat(4),
  url: 'https://download.test/app.apk',
  notes: '1. 更快',
  minOs: 'Android 8.0',
  forceBelow: 0,
  publishedAt: '2026-11-11T10:00:00+08:00',
}
let answer: object = {}
const asked: string[] = []

beforeEach(() => {
  queryClient.clear()
  asked.length = 0
  host = 'browser'
  system = 'android'
  answer = { ANDROID: release, IOS: { ...release, url: 'https://apps.apple.com/app', minOs: 'iOS 13.0' }, inviter: '' }
  globalThis.fetch = ((url: string) => {
    asked.push(url)
    const result = url.includes('contact') ? { companyName: '廊坊新源燃气有限公司', icpNo: '冀ICP备1号' } : answer
    const body = { success: true, errorCode: '0', errorMsg: '', result }
    return Promise.resolve({ status: 200, headers: new Map(), text: () => Promise.resolve(JSON.stringify(body)) })
  }) as unknown as typeof fetch
})

async function open(view: ReactNode): Promise<void> {
  show(
    <QueryRoot>
      <AppRoot>{view}</AppRoot>
    </QueryRoot>,
  )
  await settle()
}

const names = () => [...page().querySelectorAll('button')].map(({ textContent }) => textContent)

test('Android: the package with its size, its hash and how to install it', async () => {
  await open(<DownloadView from='d' code='autumn' />)
  expect(asked[0]).toMatch(/appDownload\/latest\?from=d&code=autumn$/)
  expect(names()).toEqual(expect.arrayContaining(['下载安卓版（48MB）', '打开APP']))
  expect(page().textContent).toContain('01234567…89abcdef')
  expect(page().textContent).toContain('安装提示')
  tap(button('下载安卓版（48MB）'))
  await settle()
  expect(leaveTo).toHaveBeenCalledWith('https://download.test/app.apk')
  expect(page().querySelector('.dl-qr')).toBeNull()
})

test('iOS: the App Store, and nothing about packages', async () => {
  system = 'ios'
  await open(<DownloadView />)
  tap(button('前往 App Store'))
  await settle()
  expect(leaveTo).toHaveBeenCalledWith('https://apps.apple.com/app')
  expect(page().textContent).not.toContain('安装提示')
})

test('the app is opened at the page asked for; when it is not there a word says so', async () => {
  jest.mocked(openApp).mockResolvedValue(false)
  await open(<DownloadView redirect='/pages/my-bill/list/list' />)
  tap(button('打开APP'))
  await settle()
  expect(openApp).toHaveBeenCalledWith('/pages/my-bill/list/list')
  expect(page().textContent).toContain('未能打开APP，请先下载安装')
})

test('a desktop: both systems and the code with the same sender', async () => {
  system = 'desktop'
  await open(<DownloadView from='u' code='XLM2026' />)
  expect(names()).toEqual(expect.arrayContaining(['下载安卓版（48MB）', '前往 App Store']))
  expect(page().querySelector('.dl-qr')?.getAttribute('src')).toBe('/appDownload/qr?from=u&code=XLM2026')
  expect(names()).not.toContain('打开APP')
})

test('WeChat: the way to the browser, closed by a tap and shown again', async () => {
  host = 'wechat'
  await open(<DownloadView />)
  expect(page().textContent).toContain('请点击右上角 ··· 选择在浏览器中打开')
  tap(button('请点击右上角 ··· 选择在浏览器中打开'))
  expect(page().textContent).not.toContain('请点击右上角')
  tap(button('下载APP'))
  await settle()
  expect(page().textContent).toContain('请点击右上角 ··· 选择在浏览器中打开')
})

test('not released: announced on every system', async () => {
  answer = { ANDROID: { ...release, url: '' }, IOS: null, inviter: '' }
  await open(<DownloadView />)
  expect(button('安卓版敬请期待').disabled).toBe(true)
  expect(page().textContent).not.toContain('安装提示')
})

test('who invites is named only when the code is somebody’s', async () => {
  answer = { ...answer, inviter: '香***公司' }
  await open(<DownloadView from='u' code='XLM2026' />)
  expect(page().textContent).toContain('香***公司 邀请您使用')
  answer = { ...answer, inviter: '' }
  await open(<DownloadView from='u' code='<script>' />)
  expect(asked.at(-1)).toMatch(/latest\?from=u$/)
  expect(page().textContent).not.toContain('邀请您使用')
})

test('the official page: always both systems, the records, no way into the app', async () => {
  await open(<OfficialView />)
  expect(names()).toEqual(['下载安卓版（48MB）', '前往 App Store', expect.anything()])
  expect(page().querySelector('.dl-qr')).not.toBeNull()
  expect(page().textContent).toContain('冀ICP备1号')
  expect(page().querySelectorAll('a')).toHaveLength(0)
})
