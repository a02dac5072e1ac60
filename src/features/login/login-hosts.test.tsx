import { act, type ReactNode } from 'react'
import { configureWx } from '@/platform/wx-sdk'
import { QueryRoot } from '@/request'
import { queryClient } from '@/request/query'
import { AppRoot } from '@/ui'
import { stage } from '@/testing/stage'
import { leaveAfterLogin } from './finish-login'
import { NativeLogin } from './NativeLogin'
import { WechatEntry } from './WechatEntry'

let appInfo: object | null = null
let shellTakes = true
let accepted = true
let shellSays: (message: unknown) => void = () => undefined
const posted: string[] = []
const entered: unknown[] = []

jest.mock('@/platform/bridge', () => ({
  getAppInfo: () => Promise.resolve(appInfo),
  postToShell: (channel: string) => {
    posted.push(channel)
    return Promise.resolve(shellTakes)
  },
  onShellMessage: (_channel: string, handler: (message: unknown) => void) => {
    shellSays = handler
    return () => undefined
  },
}))
jest.mock('@/auth', () => ({
  startAuth: () => Promise.resolve(),
  away: () => Promise.resolve(jest.requireActual<object>('@/auth/wx-signature')),
  enterByCode: (credentials: unknown) => {
    entered.push(credentials)
    return accepted ? Promise.resolve({}) : Promise.reject(new Error('token获取失败'))
  },
}))
jest.mock('./finish-login', () => ({ leaveAfterLogin: jest.fn(() => Promise.resolve()) }))
jest.mock('@/platform/wx-sdk', () => ({ addressToSign: (url: string) => url, configureWx: jest.fn() }))
// The frame asks the router, which only the whole app has.
jest.mock('@/blocks', () => ({ PageFrame: ({ children }: { children: ReactNode }) => <main>{children}</main> }))

const { show, host, button, tap } = stage(document)
const settle = () => act(() => new Promise((done) => setTimeout(done, 20)))

async function open(node: ReactNode): Promise<void> {
  show(
    <QueryRoot>
      <AppRoot>{node}</AppRoot>
    </QueryRoot>,
  )
  await settle()
}

beforeEach(() => {
  posted.length = entered.length = 0
  shellTakes = accepted = true
  queryClient.clear()
  jest.spyOn(console, 'warn').mockImplementation(() => undefined)
})

describe('native app (LG-14, LG-15)', () => {
  const page = <NativeLogin redirect='/pages/me/me'>手机号</NativeLogin>

  test('code 0 with a login: handed over, nothing else on the page', async () => {
    appInfo = { grantCode: 'g', tenantId: 't-1002' }
    await open(page)
    expect(host().textContent).toContain('正在登录…')
    expect(host().textContent).not.toContain('手机号')
    expect(entered).toEqual([{ grantCode: 'g', tenantId: 't-1002', rememberMe: '1' }])
    expect(leaveAfterLogin).toHaveBeenCalledWith('/pages/me/me')
    expect(posted).toEqual([])
  })

  test('no answer: the page’s own login', async () => {
    appInfo = null
    await open(page)
    expect(host().textContent).toBe('手机号')
    expect([entered, posted]).toEqual([[], []])
  })

  test('nobody is logged in there: asked for, and taken when the shell says so', async () => {
    appInfo = {}
    await open(page)
    expect(posted).toEqual(['login'])
    expect(host().textContent).toContain('请在APP内完成登录')
    appInfo = { grantCode: 'g2' }
    shellSays({})
    await settle()
    expect(entered).toEqual([{ grantCode: 'g2', tenantId: '', rememberMe: '1' }])
  })

  test('not accepted: asked for anew; by phone when the user wants to', async () => {
    appInfo = { grantCode: 'gone' }
    accepted = false
    await open(page)
    expect(posted).toEqual(['login'])
    expect(leaveAfterLogin).not.toHaveBeenCalled()
    tap(button('使用手机号登录'))
    await settle()
    expect(host().textContent).toBe('手机号')
  })

  test('a shell without a login of its own: the page’s', async () => {
    appInfo = {}
    shellTakes = false
    await open(page)
    expect(host().textContent).toBe('手机号')
  })
})

describe('WeChat’s browser (C 6.2)', () => {
  let appletAppId = 'wx1'
  const asked: string[] = []
  beforeEach(() => {
    asked.length = 0
    appletAppId = 'wx1'
    jest.mocked(configureWx).mockResolvedValue(true)
    globalThis.fetch = ((url: string) => {
      asked.push(url)
      const data = url.includes('smart-wx-info')
        ? { appletAppId, originalId: 'gh_1', envVersion: 'release', homePath: '/', jsapiAppId: 'wx2' }
        : { appId: 'wx2', timestamp: 1, nonceStr: 'n', signature: 's' }
      const body = { header: {}, body: { resultCode: '1000', resultDesc: '', data } }
      return Promise.resolve({ status: 200, headers: new Map(), text: () => Promise.resolve(JSON.stringify(body)) })
    }) as unknown as typeof fetch
  })
  const tag = () => host().querySelector('wx-open-launch-weapp')

  test('signed for this address: one tap opens the mini-program’s login, with the way back', async () => {
    await open(<WechatEntry redirect='/pages/fee/fee/fee' />)
    expect(asked[1]).toContain('getTicketTokenByUrl?url=http%3A%2F%2Flocalhost%2F')
    expect(configureWx).toHaveBeenCalledWith({ appId: 'wx2', timestamp: 1, nonceStr: 'n', signature: 's' })
    expect(['appid', 'username', 'env-version', 'path'].map((name) => tag()?.getAttribute(name))).toEqual([
      'wx1',
      'gh_1',
      'release',
      'pages/login/login.html?from=H5&redirect=%2Fpages%2Ffee%2Ffee%2Ffee',
    ])
    expect(tag()?.innerHTML).toContain('微信一键登录')
    act(() => void tag()?.dispatchEvent(new Event('error')))
    expect(tag()).toBeNull()
  })

  test('no mini-program, or an SDK that is refused: no button, nothing broken', async () => {
    appletAppId = ''
    await open(<WechatEntry redirect={undefined} />)
    expect([tag(), asked.length]).toEqual([null, 1])
    appletAppId = 'wx1'
    queryClient.clear()
    jest.mocked(configureWx).mockResolvedValue(false)
    await open(<WechatEntry key='2' redirect={undefined} />)
    expect(tag()).toBeNull()
  })
})
