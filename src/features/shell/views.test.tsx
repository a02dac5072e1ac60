import { onEvent } from '@/platform/events'
import { leaveTo } from '@/platform/landing'
import { storage } from '@/platform/storage'
import type { PagePath, ParamsFor } from '@/routes/table'
import { aClientConfig } from '@/testing/make/client'
import { renderPage, type OpenPage } from '@/testing/page'

jest.mock('@/platform/landing', () => ({
  ...jest.requireActual<object>('@/platform/landing'),
  leaveTo: jest.fn(),
}))

let page: OpenPage
const press = (name: string) => page.press(name)

describe('an outside page', () => {
  const open = async (url: string) => {
    page = await renderPage('/pages/webview/webview', {
      params: { url },
      below: ['/pages/about/about'],
      answers: {
        'default GET /crmgas/config/client': aClientConfig(),
        'auth POST {gateway}/userCenter/unify/auth/getTmpToken': { tmpToken: 'TMP', expireIn: 300 },
      },
    })
  }

  test('a host off the list stays closed, its address can be copied (TD-07)', async () => {
    await open('https://evil.test/')
    expect(page.text()).toContain('该链接未在安全名单内，无法打开')
    expect(page.names()).toContain('复制链接')
    expect(leaveTo).not.toHaveBeenCalled()
  })

  test('a listed host is left for after a word (TD-07)', async () => {
    await open('https://gas.example.com/a')
    expect(page.text()).toContain('即将打开外部链接')
    await press('继续打开')
    expect(leaveTo).toHaveBeenCalledWith('https://gas.example.com/a')
  })

  test('a trusted host is framed with a temporary code (TD-07)', async () => {
    storage.set('originTenantId', 't-1001')
    await open('https://sso.example.com/a')
    const frame = page.host().querySelector('iframe')
    expect(frame?.src).toBe('https://sso.example.com/a?loginCode=TMP&authTenantId=t-1001')
    expect(frame?.getAttribute('sandbox')).not.toContain('top-navigation')
  })

  test('closing goes one page back (C 6.4)', async () => {
    await open('https://sso.example.com/a')
    await press('关闭')
    expect(page.went).toEqual(['navigateBack 1'])
  })

  test('steps inside the outside page are passed over by closing (C 6.4)', async () => {
    await open('https://sso.example.com/a')
    window.history.pushState(null, '', '#inside')
    await press('关闭')
    expect(page.went).toEqual(['reLaunch /pages/about/about'])
  })
})

describe('a dialog with an address', () => {
  const PAGE = '/pages/dialog/dialog' satisfies PagePath
  const open = async (params: ParamsFor<typeof PAGE>) => {
    page = await renderPage(PAGE, { params: { content: '停气通知', ...params } })
  }

  test('confirm leads to its route and is reported', async () => {
    const heard: string[] = []
    onEvent('dialog:a:confirm', () => heard.push('confirm'))
    onEvent('dialog:a:cancel', () => heard.push('cancel'))
    await open({ key: 'a', confirmRoute: '/pages/about/about' })
    await press('确定')
    expect([heard, page.went]).toEqual([['confirm'], ['redirectTo /pages/about/about']])
  })

  test('a route that does not exist is ignored: back', async () => {
    await open({ key: 'b', cancelRoute: 'https://evil.test/' })
    await press('取消')
    expect(page.went).toEqual(['navigateBack 1'])
  })

  test('each key is shown once per session', async () => {
    await open({ key: 'c' })
    expect(page.text()).toContain('停气通知')
    await open({ key: 'c' })
    expect(page.text()).not.toContain('停气通知')
    expect(page.went).toEqual(['navigateBack 1'])
  })
})
