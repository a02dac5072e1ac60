import { storage } from '@/platform/storage'
import { accessUser } from './access-user'
import { refreshOnce } from './authenticate'
import { completeLogin, continueLogin, forgetLogin, logout } from './login'
import { ensureProductToken } from './product-token'
import { enterWorkbench } from './workbench'
import { headersFor } from '@/request/headers'
import { environment } from '@/platform/environment'
import { onAuthStatus } from './reactions'
import { loadModels, renewOnReturn } from './session'
import { clearLogin, hasLogin } from './tokens'
import { feedbackState } from '@/ui/feedback'
import { forgetLanding } from './landing'
import { loadMenus } from './menus'
import { retryStart, startAuth } from './start'
import { switchTenant } from './tenant'
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

const startAt = async (address: string): Promise<void> => {
  window.history.replaceState(null, '', address)
  forgetLanding()
  retryStart()
  await startAuth()
}

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

test('logged in means both unified tokens (specification 5)', () => {
  for (const key of ['ennUnifiedAuthorization', 'ennUnifiedCsrfToken'] as const) {
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

test('a login that takes the place of the present one keeps the user on the screen meanwhile (LG-17)', async () => {
  await completeLogin({ token: 't1', userId: 'u1', grantCode: 'g1', tenantId: 't-1001' }, '13800000001', true)
  storage.set('accessToken', 'of the ended session')
  storage.set('x-workbench-token', 'of the ended session')
  const going = continueLogin({ token: 't2', userId: 'u1', grantCode: 'g2', tenantId: 't-1001' }, '13900000041')
  expect([storage.get('accessToken'), storage.get('x-workbench-token')]).toEqual(['', ''])
  expect(useUser.getState().loginUserInfo?.userId).toBe('u1')
  expect(hasLogin()).toBe(true)
  await going
  expect(storage.get('token')).toBe('t2')
  expect(storage.get('rememberMe')).toBe('1')
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
    { renewed: true, refused: false, message: '' },
  ])
  expect([requests, storage.get('ennUnifiedCsrfToken')]).toEqual([['refreshToken'], 'csrf-2'])
})

test('what is kept of a login goes with it, notes of the device stay', () => {
  storage.set('token', 't')
  storage.set('homeSnapshot', '{}')
  storage.set('theme', 'dark')
  clearLogin()
  expect([storage.get('token'), storage.get('homeSnapshot'), storage.get('theme')]).toEqual(['', '', 'dark'])
})

describe('start-up (AU-03)', () => {
  const stored = (...keys: ('token' | 'ennUnifiedAuthorization' | 'ennUnifiedCsrfToken' | 'originGrantCode')[]) =>
    keys.forEach((key) => storage.set(key, 'x'))
  beforeEach(() => {
    replies.userInfo = v1({ ...user, token: 'brought' })
    replies.isValid4GrantCode = { body: { code: 200, msg: '', data: true } }
    replies.getLoginUserInfo = { body: { code: 200, msg: '', data: { userId: 'u1' } } }
  })
  afterEach(() => window.history.replaceState(null, '', '/'))

  test('a code in the address: exchanged, the user loaded with the business token, the address clean', async () => {
    await startAt('/pages/me/me?authCode=CODE&authTenantId=t-1001&rememberMe=1&icomeEmpNo=E9&x=1')
    expect(requests.slice(0, 2)).toEqual(['authentication', 'userInfo'])
    expect([window.location.search, storage.get('token'), storage.get('originGrantCode')]).toEqual([
      '?x=1',
      'brought',
      'grant-2',
    ])
    expect([hasLogin(), storage.get('rememberMe'), storage.get('ICOME_USER_EMP_NO')]).toEqual([true, '1', 'E9'])
  })

  test('until the code is exchanged the user is no visitor: pages wait', async () => {
    const running = startAt('/pages/me/me?authCode=CODE')
    expect(accessUser()).toMatchObject({ loggedIn: true, loaded: false })
    await running
    expect(accessUser()).toMatchObject({ loggedIn: true, loaded: true })
  })

  test('a temporary code likewise', async () => {
    await startAt('/pages/me/me?loginCode=TMP&authTenantId=t-1001')
    expect([requests[0], hasLogin(), window.location.search]).toEqual(['authentication', true, ''])
  })

  test('a refused code: nothing of it stays, the app goes on as a visitor', async () => {
    replies.authentication = { body: { code: 4102, msg: '应用未登记', data: null } }
    await startAt('/pages/me/me?authCode=CODE')
    expect([requests, hasLogin(), storage.get('originGrantCode')]).toEqual([['authentication'], false, ''])
  })

  test('a public page asks nothing, and its address is clean all the same', async () => {
    await startAt('/pages/about/about?authCode=CODE')
    expect([requests, window.location.search]).toEqual([[], ''])
  })

  test('with initAuth, stored tokens without a business token are checked and bring it', async () => {
    stored('ennUnifiedAuthorization', 'ennUnifiedCsrfToken')
    await startAt('/pages/me/me?initAuth=1')
    expect([requests.slice(0, 2), storage.get('token')]).toEqual([['getLoginUserInfo', 'userInfo'], 'brought'])
  })

  test('with initAuth, a stored grant code is asked for and exchanged', async () => {
    stored('originGrantCode')
    await startAt('/pages/me/me?initAuth=1')
    expect([requests.slice(0, 3), hasLogin()]).toEqual([['isValid4GrantCode', 'authentication', 'userInfo'], true])
  })

  test('without initAuth half a login is none', async () => {
    stored('token', 'ennUnifiedAuthorization', 'originGrantCode')
    await startAt('/pages/me/me')
    expect([requests, storage.get('token'), storage.get('originGrantCode')]).toEqual([[], '', ''])
  })

  test('both unified tokens are a login: the user is asked for and brings the business token', async () => {
    stored('ennUnifiedAuthorization', 'ennUnifiedCsrfToken')
    await startAt('/pages/me/me')
    expect([requests[0], storage.get('token')]).toEqual(['userInfo', 'brought'])
  })

  test('a second tab without a login takes nothing of the first one’s', async () => {
    storage.set('x-workbench-token', 'of the other tab')
    await startAt('/pages/me/me')
    expect([requests, hasLogin(), storage.get('x-workbench-token')]).toEqual([[], false, 'of the other tab'])
  })

  test('with initAuth, tokens that are no good give way to the stored grant code', async () => {
    stored('ennUnifiedAuthorization', 'ennUnifiedCsrfToken', 'originGrantCode')
    replies.getLoginUserInfo = { status: 418, body: { code: 418, msg: '已过期', data: null } }
    await startAt('/pages/me/me?initAuth=1')
    expect(requests.slice(0, 4)).toEqual(['getLoginUserInfo', 'isValid4GrantCode', 'authentication', 'userInfo'])
    expect(storage.get('ennUnifiedAuthorization')).toBe('jwt')
  })

  test('the ticket of the mini-program’s web view comes first; its failure stops nothing', async () => {
    jest.spyOn(console, 'warn').mockImplementation(() => undefined)
    await startAt('/pages/me/me?comeFrom=wechatMiniProgram&authCode=CODE')
    expect([requests[0], requests[1], storage.get('wechatMiniProgram')]).toEqual([
      'getTicketTokenByUrl',
      'authentication',
      '1',
    ])
  })
})

describe('change of tenant (AU-15)', () => {
  test('an empty id stops with a notice', async () => {
    await expect(switchTenant('')).resolves.toBe(false)
    expect([requests, feedbackState().notice?.text]).toEqual([[], '租户信息为空，无法切换'])
  })
  test('tokens of the other tenant, then the user again', async () => {
    replies.userInfo = v1({ ...user, bp: '1000000003' })
    storage.set('originGrantCode', 'g')
    await expect(switchTenant('t-1002')).resolves.toBe(true)
    expect([requests.slice(0, 2), storage.get('originTenantId'), storage.get('bpCode')]).toEqual([
      ['authentication', 'userInfo'],
      't-1002',
      '1000000003',
    ])
  })
  test('a refusal leaves everything as it was', async () => {
    storage.set('originTenantId', 't-1001')
    replies.authentication = { body: { code: 4101, msg: '委托关系不存在或已到期', data: null } }
    await expect(switchTenant('t-9001')).rejects.toThrow('委托关系不存在或已到期')
    expect([requests, storage.get('originTenantId')]).toEqual([['authentication'], 't-1001'])
  })
})

test('back in the app, a user with a waiting application sees the result (C-F2)', async () => {
  replies.userInfo = v1({ ...user, reviewStatus: '2' })
  await completeLogin(answer, '13800000001', false)
  expect(useUser.getState().isBindSuccess).toBe(false)
  replies.userInfo = v1(user)
  renewOnReturn()
  await new Promise((done) => setTimeout(done, 0))
  expect(useUser.getState().isBindSuccess).toBe(true)
})

test('menus are read at data.data; a failure has its own words (AU-21)', async () => {
  replies['hyn-app'] = { body: { code: 200, msg: '', data: { data: [{ menuCode: 'm' }] } } }
  const payload = Buffer.from('{"tenantId":"t-1001","appId":"hyn-app","iss":"ennUnified"}').toString('base64url')
  storage.set('ennUnifiedAuthorization', `h.${payload}.s`)
  await expect(loadMenus()).resolves.toEqual([{ menuCode: 'm' }])
  replies['hyn-app'] = { body: { code: 500, msg: '', data: null } }
  await expect(loadMenus()).rejects.toThrow('获取菜单数据失败')
})

test('the app of the last login is known where the token does not name one', async () => {
  const payload = Buffer.from('{"tenantId":"t-1001","appId":"hyn-app","iss":"ennUnified"}').toString('base64url')
  replies.authentication = {
    body: { code: 200, msg: '', data: { ...tokens, ennUnifiedAuthorizationCookie: { value: `h.${payload}.s` } } },
  }
  await completeLogin(answer, '13800000001', false)
  expect(storage.get('appId')).toBe('hyn-app')
  storage.set('ennUnifiedAuthorization', 'unreadable')
  replies['hyn-app'] = { body: { code: 200, msg: '', data: { data: [] } } }
  await expect(loadMenus()).resolves.toEqual([])
})

test('an app without a base has calls of its own (specification 7)', async () => {
  const places = jest.replaceProperty(environment, 'authPlaces', { ...environment.authPlaces, base: '' })
  replies.getAccessToken = { body: { code: 200, msg: '', data: tokens } }
  await completeLogin(answer, '13800000001', false)
  // Already where a logout leads.
  window.history.replaceState(null, '', '/pages/login/login/login')
  await logout()
  window.history.replaceState(null, '', '/')
  expect(requests).toEqual(expect.arrayContaining(['getAccessToken', 'logoutOnServer']))
  expect(requests).not.toContain('authentication')
  places.restore()
})

test('the token of {product} calls is asked for at its first use and again before it ends; it travels as a header', async () => {
  replies.getToken = v1({ accessToken: 'product', expireIn: 7200 })
  const now = Date.now()
  await Promise.all([ensureProductToken(now), ensureProductToken(now)])
  await ensureProductToken(now + 7_000_000)
  expect([requests, storage.get('accessToken')]).toEqual([['getToken'], 'product'])
  expect(headersFor('gas', '/{product}/realtime/meter', '')).toMatchObject({ accessToken: 'product' })
  await ensureProductToken(now + 7_150_000)
  expect(requests).toEqual(['getToken', 'getToken'])
})

test('the workbench token is asked for and kept for the calls of the back office', async () => {
  replies.getAuthToken = { body: { code: '00', msg: '', result: { authToken: 'w', expireIn: 28800, scope: 'staff' } } }
  await expect(enterWorkbench('ticket')).resolves.toBe('staff')
  expect(storage.get('x-workbench-token')).toBe('w')
})
