import { storage } from '@/platform/storage'
import { resetRequestHooks, setRequestHooks } from '@/request/hooks'
import { drop, feedbackState } from '@/ui/feedback'
import { compareEmployee } from './employee'
import { forgetLogin } from './login'
import { AUTH_STATUSES, onAuthStatus, onSessionLost, resetReactions, setAuthCallbacks } from './reactions'
import { tokenPayload } from './tokens'

const said: string[] = []
const invalid: number[] = []
let refresh: { status: number; body: object }
let refreshes = 0

const logIn = () => {
  for (const key of [
    'token',
    'ennUnifiedAuthorization',
    'ennUnifiedCsrfToken',
    'originGrantCode',
    'originTenantId',
  ] as const)
    storage.set(key, 'x')
}

beforeEach(() => {
  jest.useFakeTimers()
  resetReactions()
  said.length = 0
  invalid.length = 0
  refreshes = 0
  refresh = { status: 418, body: { code: 418, msg: '登录信息已失效' } }
  globalThis.fetch = ((url: string) => {
    if (url.includes('refreshToken')) refreshes += 1
    const { status, body } = refresh
    if (status === 0) return Promise.reject(new TypeError('offline'))
    return Promise.resolve({
      status,
      statusText: 'Service Unavailable',
      headers: new Map(),
      text: () => Promise.resolve(JSON.stringify(body)),
    })
  }) as unknown as typeof fetch
  setRequestHooks({ onAuthStatus })
  setAuthCallbacks({ warn: (text) => said.push(text), loginInvalid: (status) => invalid.push(status) })
  jest.spyOn(console, 'warn').mockImplementation(() => undefined)
  // The login page is open already: nothing navigates in this test.
  window.history.replaceState(null, '', '/pages/login/login/login')
  logIn()
})
afterEach(() => {
  forgetLogin()
  resetRequestHooks()
  resetReactions()
  jest.useRealTimers()
  window.history.replaceState(null, '', '/')
})

describe('statuses of unified authentication (AU-12)', () => {
  test.each(Object.entries(AUTH_STATUSES))('%s: %s', async (text, reaction) => {
    const status = Number(text)
    await expect(onAuthStatus(status, 'why')).resolves.toBe('give-up')
    const ends = reaction === 'R'
    expect([said.length, invalid, storage.get('originGrantCode'), storage.get('originTenantId')]).toEqual(
      ends ? [1, [status], '', ''] : [0, [], 'x', 'x'],
    )
    expect(refreshes).toBe(status === 418 ? 1 : 0)
  })

  test.each([403, 417, 418, 420, 421, 422, 423, 430])(
    '%s with noHref=1: the rejection and nothing else',
    async (status) => {
      window.history.replaceState(null, '', '/pages/me/me?noHref=1')
      await onAuthStatus(status, 'why')
      expect([said, invalid, storage.get('originGrantCode')]).toEqual([[], [], 'x'])
    },
  )

  test('418 that can be renewed is repeated', async () => {
    const tokens = { ennUnifiedAuthorizationCookie: { value: 'j' }, ennUnifiedCsrfToken: 'c', ennUnifiedGrantCode: '' }
    refresh = { status: 200, body: { code: 200, data: tokens } }
    await expect(Promise.all([onAuthStatus(418, ''), onAuthStatus(418, '')])).resolves.toEqual(['repeat', 'repeat'])
    expect([refreshes, said, storage.get('ennUnifiedAuthorization')]).toEqual([1, [], 'j'])
  })

  test('418 for a token that has been renewed meanwhile is repeated without another renewal (AU-04)', async () => {
    await expect(onAuthStatus(418, '', 'the-former-one')).resolves.toBe('repeat')
    expect(refreshes).toBe(0)
  })
  test('a refused refresh goes to the warning callback, and a 418 of its own does not wait for itself', async () => {
    await onAuthStatus(418, 'first')
    expect([said, invalid, refreshes]).toEqual([['登录信息已失效'], [418], 1])
  })

  test.each([
    ['without a network', 0, '请求失败'],
    ['with a server at fault', 503, 'Service Unavailable'],
  ])('a refresh %s is shown once, and the login stays (AU-22)', async (_, status, text) => {
    refresh = { status, body: { code: status, msg: 'unused' } }
    await Promise.all([onAuthStatus(418, 'first'), onAuthStatus(418, 'second')])
    expect([said, invalid, storage.get('originGrantCode')]).toEqual([[text], [], 'x'])
  })

  test('once within 3 s however many fail (AU-13)', async () => {
    await Promise.all([onAuthStatus(430, 'a'), onAuthStatus(403, 'b'), onAuthStatus(417, 'c')])
    expect([said, invalid]).toEqual([['a'], [430]])
    jest.advanceTimersByTime(3000)
    await onAuthStatus(420, 'd')
    expect([said, invalid]).toEqual([
      ['a', 'd'],
      [430, 420],
    ])
  })

  test.each([
    ['with warnings after 3 s', (text: string) => said.push(text), 3000],
    ['without warnings at once', undefined, 0],
  ] as const)('no callback for the lost login: %s', async (_, warn, ms) => {
    setAuthCallbacks(warn ? { warn: (text) => void warn(text) } : {})
    await onAuthStatus(430, 'a')
    if (ms > 0) {
      jest.advanceTimersByTime(ms - 1)
      expect(storage.get('token')).toBe('x')
    }
    jest.advanceTimersByTime(1)
    expect(storage.get('token')).toBe('')
  })

  test('a browser says it by a notice of type danger for 3000 ms', async () => {
    setAuthCallbacks(undefined)
    await onAuthStatus(420, '账号已在其他设备登录，请重新登录')
    expect(feedbackState().notice).toMatchObject({ text: '账号已在其他设备登录，请重新登录', tone: 'danger' })
    jest.advanceTimersByTime(3000)
    expect(feedbackState().notice).toBeNull()
  })
})

describe('a login that has expired (1888, 1889, LG-30)', () => {
  test.each([
    ['in a browser: a toast', '', false],
    ['in the web view of the mini-program: one dialog', '1', true],
  ])('%s', async (_, flag, asks) => {
    if (flag !== '') storage.set('wechatMiniProgram', flag)
    void onSessionLost()
    await jest.advanceTimersByTimeAsync(0)
    const { dialogs, toast } = feedbackState()
    const words = '您的登录已失效，请重新登录'
    expect([dialogs.map(({ options }) => options), toast?.text]).toEqual(
      asks
        ? [[expect.objectContaining({ title: '提示', content: words, confirmText: '去登录' })], undefined]
        : [[], words],
    )
    dialogs.forEach(({ id }) => drop(id))
    jest.advanceTimersByTime(2000)
    storage.remove('wechatMiniProgram')
  })

  test('another device: the reason stays on the login page, whichever call brought it', async () => {
    const why = '您的账号于 11-23 09:58 在另一台设备（手机网页）登录，如非本人请修改密码'
    await onSessionLost(why)
    expect([storage.get('loginNotice'), feedbackState().toast?.text]).toEqual([why, undefined])
    storage.remove('loginNotice')
    logIn()
    await onAuthStatus(420, why)
    expect(storage.get('loginNotice')).toBe(why)
    storage.remove('loginNotice')
  })

  test('a visitor by link stays on the page; the ended login is dropped (Y-16)', async () => {
    window.history.replaceState(null, '', '/subPagesB/pages/accountSecurity/guest?token=T')
    await onSessionLost()
    expect([storage.get('token'), feedbackState().toast?.text, feedbackState().dialogs]).toEqual(['', undefined, []])
    expect(await onAuthStatus(420, '账号已在其他设备登录，请重新登录')).toBe('give-up')
    expect(said).toEqual([])
  })
})

test.each([
  ['', '', 'skip'],
  ['E1', '', 'skip'],
  ['', 'E1', 'keep'],
  ['E1', 'E1', 'keep'],
  ['E1', 'E2', 'renew'],
] as const)('employee stored "%s", now "%s": %s (AU-14)', (stored, current, decision) => {
  expect(compareEmployee(stored, current)).toBe(decision)
})

test('the token’s payload is read without the host’s help (AU-11)', () => {
  const payload = Buffer.from(JSON.stringify({ tenantId: 't-1001', appId: 'hyn-app', iss: 'ennUnified' })).toString(
    'base64url',
  )
  expect(tokenPayload(`head.${payload}.sign`)).toEqual({ tenantId: 't-1001', appId: 'hyn-app', iss: 'ennUnified' })
  expect(tokenPayload('nonsense')).toEqual({ tenantId: '', appId: '', iss: '' })
  expect(tokenPayload('')).toEqual({ tenantId: '', appId: '', iss: '' })
})
