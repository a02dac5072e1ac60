import { storage } from '@/platform/storage'
import { accessUser } from './access-user'
import { refreshOnce } from './authenticate'
import { completeLogin, forgetLogin } from './login'
import { onAuthStatus } from './reactions'
import { loadModels } from './session'
import { clearLogin, hasLogin } from './tokens'
import { resetRequestHooks, setRequestHooks } from '@/request/hooks'
import { useUser } from '@/stores'

const requests: string[] = []
let replies: Record<string, { status?: number; body: unknown }> = {}

const v1 = (data: unknown) => ({ body: { header: {}, body: { resultCode: '1000', resultDesc: '', data } } })
const tokens = {
  ennUnifiedAuthorizationCookie: { value: 'jwt' },
  ennUnifiedCsrfToken: 'csrf',
  ennUnifiedGrantCode: 'grant-2',
}
const user = {
  userId: 'u1',
  username: '13800000001',
  bp: '1000000001',
  companyCode: '1001',
  isMaster: '0',
  reviewStatus: '1',
  masterUsername: '',
  rejectReason: '',
}
const models = [
  {
    models: [
      { modelCode: 'BILL_VIEW', has: '1' },
      { modelCode: 'PAY_TOPUP', has: '0' },
    ],
  },
  { models: [{ modelCode: 'TICKET', has: '1' }] },
]

beforeEach(() => {
  requests.length = 0
  replies = {
    authentication: { body: { code: 200, msg: '', data: tokens } },
    refreshToken: { body: { code: 200, msg: '', data: { ...tokens, ennUnifiedCsrfToken: 'csrf-2' } } },
    userInfo: v1(user),
    getHqwAllModelsByGroupBy: v1(models),
    findSapSysFlag: v1({ sapSysFlag: '1' }),
  }
  globalThis.fetch = ((url: string) => {
    const name = url.split('?')[0]?.split('/').pop() ?? ''
    requests.push(name)
    const { status = 200, body } = replies[name] ?? { status: 500, body: null }
    return Promise.resolve({ status, headers: new Map(), text: () => Promise.resolve(JSON.stringify(body)) })
  }) as unknown as typeof fetch
  setRequestHooks({ toast: () => undefined })
})
afterEach(() => {
  forgetLogin()
  resetRequestHooks()
  window.localStorage.clear()
  window.sessionStorage.clear()
})

const answer = { token: 'tok', userId: 'u1', grantCode: 'grant-1', tenantId: 't-1001' }

test('logged in means all three credentials (AU-01)', () => {
  for (const key of ['token', 'ennUnifiedAuthorization', 'ennUnifiedCsrfToken'] as const) {
    expect(hasLogin()).toBe(false)
    storage.set(key, 'x')
  }
  expect(hasLogin()).toBe(true)
  storage.remove('ennUnifiedCsrfToken')
  expect([hasLogin(), accessUser().loggedIn]).toEqual([false, false])
})

test('after a login call: tokens, then the user, then models; the grant code is rotated', async () => {
  await completeLogin(answer, '13800000001', true)
  expect(requests.slice(0, 2)).toEqual(['authentication', 'userInfo'])
  await loadModels()
  expect([storage.get('originGrantCode'), storage.get('bpCode'), storage.get('userTelephone'), hasLogin()]).toEqual([
    'grant-2',
    '1000000001',
    '13800000001',
    true,
  ])
  expect(useUser.getState()).toMatchObject({ isBindSuccess: true, authModels: ['BILL_VIEW', 'TICKET'] })
  expect(window.localStorage.getItem('hyn_dev_token')).toBe('tok')
  expect(accessUser()).toMatchObject({ loggedIn: true, loaded: true, models: ['BILL_VIEW', 'TICKET'] })
})

test('a failed exchange leaves nothing of the login behind (AU-22)', async () => {
  replies.authentication = { body: { code: 4102, msg: '应用未登记', data: null } }
  await expect(completeLogin(answer, '13800000001', false)).rejects.toThrow('应用未登记')
  replies.authentication = { status: 500, body: null }
  await expect(completeLogin(answer, '13800000001', false)).rejects.toThrow()
  expect([storage.get('token'), storage.get('originGrantCode'), useUser.getState().loginUserInfo]).toEqual([
    '',
    '',
    null,
  ])
})

test('many 418 lead to one refresh (AU-04)', async () => {
  expect(await Promise.all([onAuthStatus(418, ''), onAuthStatus(418, ''), refreshOnce()])).toEqual([
    'repeat',
    'repeat',
    true,
  ])
  expect([requests, storage.get('ennUnifiedCsrfToken')]).toEqual([['refreshToken'], 'csrf-2'])
})

test('401 and 408 only warn (AU-12)', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined)
  storage.set('originGrantCode', 'g')
  expect([await onAuthStatus(401, '无访问权限'), await onAuthStatus(408, '用户中心响应超时')]).toEqual([
    'give-up',
    'give-up',
  ])
  expect(warn).toHaveBeenCalledTimes(2)
  expect(storage.get('originGrantCode')).toBe('g')
})

test('the other statuses drop the grant; with noHref=1 nothing but the rejection happens', async () => {
  jest.useFakeTimers()
  storage.set('originGrantCode', 'g')
  window.history.replaceState(null, '', '/pages/me/me?noHref=1')
  await onAuthStatus(430, '检测到跨租户访问，请更换浏览器登录其他租户')
  expect(storage.get('originGrantCode')).toBe('g')
  window.history.replaceState(null, '', '/pages/login/login/login')
  await onAuthStatus(430, '检测到跨租户访问，请更换浏览器登录其他租户')
  expect(storage.get('originGrantCode')).toBe('')
  jest.useRealTimers()
})

test('what is kept of a login goes with it, notes of the device stay', () => {
  storage.set('token', 't')
  storage.set('homeSnapshot', '{}')
  storage.set('theme', 'dark')
  clearLogin()
  expect([storage.get('token'), storage.get('homeSnapshot'), storage.get('theme')]).toEqual(['', '', 'dark'])
})
