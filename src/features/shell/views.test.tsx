import { act, type ReactNode } from 'react'
import { onEvent } from '@/platform/events'
import { leaveTo } from '@/platform/landing'
import { storage } from '@/platform/storage'
import { QueryRoot } from '@/request'
import { queryClient } from '@/request/query'
import { closePage, goBack, goTo } from '@/routes/go'
import { AppRoot, NavBar, type NavAction } from '@/ui'
import { stage } from '@/testing/stage'
import { DialogView } from './dialog/DialogView'
import { WebviewView } from './webview/WebviewView'

jest.mock('@/routes/go', () => ({
  addressOf: (path: string) => path,
  closePage: jest.fn(),
  goBack: jest.fn(),
  goTo: jest.fn((to: string) => Promise.resolve(to.startsWith('/pages/'))),
}))
jest.mock('@/platform/landing', () => ({ leaveTo: jest.fn() }))
// The frame asks the router, which only the whole app has; what it does with a read is tested with it.
jest.mock('@/blocks', () => ({
  ...jest.requireActual<object>('@/shared/web/web-target'),
  useShareCard: jest.fn(),
  PageFrame: ({ children, actions = [] }: { children: ReactNode; actions?: readonly NavAction[] }) => (
    <main>
      <NavBar title='' actions={actions} />
      {children}
    </main>
  ),
}))

const { show, host, button, tap } = stage(document)
const settle = () => act(() => new Promise((done) => setTimeout(done, 20)))

let lists = { webviewHosts: ['gas.example.com'], ssoHosts: ['sso.example.com'] }
beforeEach(() => {
  queryClient.clear()
  lists = { webviewHosts: ['gas.example.com'], ssoHosts: ['sso.example.com'] }
  globalThis.fetch = ((url: string) => {
    const body = url.includes('getTmpToken')
      ? { code: 200, msg: '', data: { tmpToken: 'TMP', expireIn: 300 } }
      : { header: {}, body: { resultCode: '1000', resultDesc: '', data: lists } }
    return Promise.resolve({ status: 200, headers: new Map(), text: () => Promise.resolve(JSON.stringify(body)) })
  }) as unknown as typeof fetch
})

const open = async (url: string) => {
  show(
    <QueryRoot>
      <AppRoot>
        <WebviewView url={url} title={undefined} showWebViewToolbar='1' />
      </AppRoot>
    </QueryRoot>,
  )
  await settle()
  await settle()
}

describe('outside pages (TD-07)', () => {
  test('a host off the list stays closed, its address can be copied', async () => {
    await open('https://evil.test/')
    expect(host().textContent).toContain('该链接未在安全名单内，无法打开')
    expect(button('复制链接')).toBeTruthy()
    expect(leaveTo).not.toHaveBeenCalled()
  })

  test('a listed host is left for after a word', async () => {
    await open('https://gas.example.com/a')
    expect(host().textContent).toContain('即将打开外部链接')
    tap(button('继续打开'))
    await settle()
    expect(leaveTo).toHaveBeenCalledWith('https://gas.example.com/a')
  })

  test('a trusted host is framed with a temporary code', async () => {
    storage.set('originTenantId', 't-1001')
    await open('https://sso.example.com/a')
    const frame = host().querySelector('iframe')
    expect(frame?.src).toBe('https://sso.example.com/a?loginCode=TMP&authTenantId=t-1001')
    expect(frame?.getAttribute('sandbox')).not.toContain('top-navigation')
  })
})

describe('the toolbar of an outside page (C 6.4)', () => {
  test('closing goes one page back', async () => {
    await open('https://sso.example.com/a')
    tap(button('关闭'))
    expect([jest.mocked(goBack).mock.calls.length, jest.mocked(closePage).mock.calls.length]).toEqual([1, 0])
  })

  test('after steps inside the outside page they are passed over', async () => {
    await open('https://sso.example.com/a')
    window.history.pushState(null, '', '#inside')
    tap(button('关闭'))
    expect([jest.mocked(goBack).mock.calls.length, jest.mocked(closePage).mock.calls.length]).toEqual([0, 1])
  })
})

describe('a dialog with an address', () => {
  const dialog = (name: string, more: object = {}) =>
    show(
      <AppRoot>
        <DialogView name={name} content='停气通知' {...more} />
      </AppRoot>,
    )

  test('confirm leads to its route and is told', () => {
    const heard: string[] = []
    onEvent('dialog:a:confirm', () => heard.push('confirm'))
    onEvent('dialog:a:cancel', () => heard.push('cancel'))
    dialog('a', { confirmRoute: '/pages/about/about' })
    tap(button('确定'))
    expect([heard, (goTo as jest.Mock).mock.calls]).toEqual([['confirm'], [['/pages/about/about', { replace: true }]]])
  })

  test('a route that does not exist is ignored: back', async () => {
    dialog('b', { cancelRoute: 'https://evil.test/' })
    tap(button('取消'))
    await settle()
    expect(goBack).toHaveBeenCalledTimes(1)
  })

  test('each key is shown once per session', () => {
    dialog('c')
    expect(host().textContent).toContain('停气通知')
    show(<main />)
    dialog('c')
    expect(host().textContent).not.toContain('停气通知')
    expect(goBack).toHaveBeenCalled()
  })
})
