import { act } from 'react'
import * as bridge from '@/platform/bridge'
import { refused, settled, type Answers } from '@/testing/answers'
import { entering } from '@/testing/make/entering'
import { renderPart, type OpenPage } from '@/testing/page'
import { aUser, visitor } from '@/testing/people'
import { NativeLogin } from './NativeLogin'

jest.mock('@/platform/bridge', () => ({
  ...jest.requireActual<object>('@/platform/bridge'),
  getAppInfo: jest.fn(),
  postToShell: jest.fn(),
  onShellMessage: jest.fn(),
}))
const { getAppInfo, postToShell, onShellMessage } = jest.mocked(bridge)

let page: OpenPage

describe('native app (LG-14, LG-15)', () => {
  const TOKENS = 'auth POST {base}/unify/auth/authentication'
  const posted = () => postToShell.mock.calls.map(([channel]) => channel)

  const open = async (shell: bridge.AppInfo | null, answers: Answers = {}) => {
    getAppInfo.mockResolvedValue(shell)
    const login = <NativeLogin redirect='/pages/about/about'>手机号</NativeLogin>
    const given = { as: visitor, answers: { ...entering(aUser()), ...answers } }
    page = await renderPart('/pages/login/login/login', login, given)
  }
  beforeEach(() => {
    jest.useFakeTimers()
    postToShell.mockResolvedValue(true)
    onShellMessage.mockReturnValue(() => undefined)
    jest.spyOn(console, 'warn').mockImplementation(() => undefined)
  })
  afterEach(() => jest.useRealTimers())
  const later = () => act(() => jest.advanceTimersByTimeAsync(1500))

  test('code 0 with a login: used at once, nothing else on the page', async () => {
    await open({ grantCode: 'g', tenantId: 't-1002' })
    expect(page.text()).toContain('正在登录…')
    expect(page.text()).not.toContain('手机号')
    expect(page.sent(TOKENS)).toEqual([
      expect.objectContaining({ grantCode: 'g', tenantId: 't-1002', rememberMe: '1' }),
    ])
    await later()
    expect(page.went).toEqual(['redirectTo /pages/about/about'])
    expect(posted()).toEqual([])
  })

  test('no answer: the page’s own login', async () => {
    await open(null)
    expect(page.text()).toBe('手机号')
    expect([page.sent(TOKENS), posted()]).toEqual([[], []])
  })

  test('without a login in the shell: its login is opened, and used once the shell reports it', async () => {
    await open({})
    expect(posted()).toEqual(['login'])
    expect(page.text()).toContain('请在APP内完成登录')
    getAppInfo.mockResolvedValue({ grantCode: 'g2' })
    act(() => onShellMessage.mock.calls[0]?.[1]({}))
    await settled()
    expect(page.sent(TOKENS)).toEqual([expect.objectContaining({ grantCode: 'g2', tenantId: '', rememberMe: '1' })])
  })

  test('not accepted: the shell’s login is opened again; by phone at the user’s choice', async () => {
    await open({ grantCode: 'gone' }, { [TOKENS]: refused('4101', '授权码无效') })
    expect(posted()).toEqual(['login'])
    await later()
    expect(page.went).toEqual([])
    page.tap(page.button('使用手机号登录'))
    expect(page.text()).toBe('手机号')
  })

  test('a shell without a login of its own: the page’s', async () => {
    postToShell.mockResolvedValue(false)
    await open({})
    expect(page.text()).toBe('手机号')
  })
})
