import { storage } from '@/platform/storage'
import { call } from './call'
import { nextEpoch } from './epoch'
import { ApiError } from './error'
import { resetRequestHooks, setRequestHooks, type RequestHooks } from './hooks'

type Answer = { status?: number; body: unknown } | 'network'

const sent: { url: string; init: RequestInit }[] = []
const seen: string[] = []

/** The network: gives the answers in turn, the last one for ever. */
function network(...answers: Answer[]): void {
  let turn = 0
  globalThis.fetch = ((url: string, init: RequestInit) => {
    sent.push({ url, init })
    const answer = answers[Math.min(turn, answers.length - 1)]
    turn += 1
    if (answer === undefined || answer === 'network') return Promise.reject(new TypeError('Failed to fetch'))
    return Promise.resolve({
      status: answer.status ?? 200,
      headers: new Map(),
      text: () => Promise.resolve(JSON.stringify(answer.body)),
    })
  }) as unknown as typeof fetch
}

const v1 = (resultCode: string, data: unknown = null, resultDesc = '', requestType = 'x') => ({
  header: { requestType },
  body: { resultCode, resultDesc, data },
})

const LOGOUT = 'default POST:query /crmgas/portal/user/logout'
const INFO = 'default POST /crmgas/portal/user/userInfo'
const headersOf = (index: number) => sent[index]?.init.headers as Record<string, string>

const caught = async (run: Promise<unknown>): Promise<ApiError> => {
  const error: unknown = await run.then(
    () => new Error('no failure'),
    (failure: unknown) => failure,
  )
  if (!(error instanceof ApiError)) throw error
  return error
}

beforeEach(() => {
  sent.length = 0
  seen.length = 0
  const hooks: Partial<RequestHooks> = {
    toast: (text: string) => seen.push(text),
    onSessionLost: () => seen.push('session lost'),
    onLoginNeeded: () => seen.push('login needed'),
    onModelMissing: () => seen.push('models'),
    onCustomerRefused: () => seen.push('customer'),
  }
  setRequestHooks(hooks)
})
afterEach(() => {
  resetRequestHooks()
  window.sessionStorage.clear()
  window.localStorage.clear()
})

test('sends the headers of the specification and gives the data', async () => {
  storage.set('token', 'tok')
  storage.set('userId', 'u1')
  storage.set('bpCode', '1000000001')
  storage.set('companyCode', '1001')
  storage.set('userTelephone', '13800000001')
  storage.set('ennUnifiedAuthorization', 'jwt')
  storage.set('ennUnifiedCsrfToken', 'csrf')
  storage.set('originTenantId', 't-1001')
  network({ body: v1('1000', true) })
  await expect(call(LOGOUT, { username: '13800000001' })).resolves.toBe(true)
  expect(sent[0]).toMatchObject({
    url: '/api/crmgas/portal/user/logout?username=13800000001',
    init: { method: 'POST', body: '{}' },
  })
  expect(headersOf(0)).toMatchObject({
    Authorization: 'tok',
    userId: 'u1',
    bpCode: '1000000001',
    bpMobile: '13800000001',
    'X-User-tel': '13800000001',
    'Cache-Control': 'no-cache',
    accessKey: 'hyn-app-client',
    'X-GW-AccessKey': 'hyn-gateway-client',
    'Content-Type': 'application/json',
    ennUnifiedAuthorization: 'jwt',
    ennUnifiedCsrfToken: 'csrf',
  })
  expect(JSON.parse(decodeURIComponent(headersOf(0).refererNew ?? ''))).toEqual({
    authTenantId: 't-1001',
    authCode: '',
    userId: 'u1',
    orgCode: '1001',
  })
})

test('codes and tokens in the address never leave', async () => {
  window.history.replaceState(null, '', '/pages/a?authCode=SECRET&x=表&loginCode=S2&token=S3')
  network({ body: v1('1000', true) })
  await call(LOGOUT)
  expect(headersOf(0).RequestSource).toBe('/pages/a?x=%E8%A1%A8')
  window.history.replaceState(null, '', '/')
})

test('a refusal is toasted and carries code and data', async () => {
  network({ body: v1('2004', { retryAfter: 31 }, '操作过于频繁，请31秒后再试') })
  const error = await caught(call(LOGOUT))
  expect([error.kind, error.code, error.data, error.is('2004'), error.isDefinite]).toEqual([
    'refused',
    '2004',
    { retryAfter: 31 },
    true,
    true,
  ])
  expect(seen).toEqual(['操作过于频繁，请31秒后再试'])
})

test('handled codes and silent request types are not toasted', async () => {
  network({ body: v1('2904', null, 'x') })
  await caught(call(LOGOUT, {}, { handles: ['2904'] }))
  await caught(call(LOGOUT, {}, { handles: ['2902'] }))
  expect(seen).toEqual(['x'])
  network({ body: v1('A2304', null, '充值金额不能低于10.00元', 'icBuyGus') })
  await caught(call(LOGOUT))
  expect(seen).toEqual(['x'])
})

test('2108 loads the user again', async () => {
  network({ body: v1('2108', null, '户号信息不匹配，请重新选择户号') })
  await caught(call(LOGOUT))
  expect(seen).toEqual(['customer', '户号信息不匹配，请重新选择户号'])
})

test('2110 reloads the models', async () => {
  network({ body: v1('2110', null, '您暂无该功能权限，请联系主账号开通') })
  await caught(call(LOGOUT))
  expect(seen).toEqual(['models', '您暂无该功能权限，请联系主账号开通'])
})

test.each([
  [{ body: v1('1888', null, '您的登录已失效，请重新登录') }, 'session-lost', ['session lost']],
  [{ body: { code: 401, msg: '请登录' } }, 'login-needed', ['请登录', 'login needed']],
  [{ body: { success: false, errorCode: 401, errorMsg: 'x' } }, 'login-needed', ['login needed']],
  [{ status: 401, body: { state: '401001', describe: '请先登录' } }, 'login-needed', ['请先登录', 'login needed']],
  ['network', 'network', ['请求失败']],
  [{ status: 502, body: '<html>' }, 'broken', ['请求失败']],
] as [Answer, string, string[]][])('failure %#', async (answer, kind, said) => {
  network(answer)
  expect((await caught(call(LOGOUT))).kind).toBe(kind)
  expect(seen).toEqual(said)
})

test('a lost request is not definite: its result is unknown', async () => {
  network('network')
  expect((await caught(call(LOGOUT))).isDefinite).toBe(false)
  expect(sent).toHaveLength(1)
})

test.each([
  ['a business call', () => call(LOGOUT), 60_000],
  ['a call of unified authentication', () => call('auth POST {base}/unify/auth/logout'), 20_000],
])('%s without an answer times out', async (_, send, ms) => {
  jest.useFakeTimers()
  globalThis.fetch = ((_url: string, init: RequestInit) =>
    new Promise((_, reject) =>
      init.signal?.addEventListener('abort', () => reject(new Error('aborted'))),
    )) as unknown as typeof fetch
  const running = caught(send())
  await jest.advanceTimersByTimeAsync(ms - 1)
  expect(seen).toEqual([])
  await jest.advanceTimersByTimeAsync(1)
  expect((await running).kind).toBe('timeout')
  expect(seen).toEqual(['请求失败'])
  jest.useRealTimers()
})

test('leaving the page aborts without a word', async () => {
  network({ body: v1('1000', true) })
  const controller = new AbortController()
  controller.abort()
  expect((await caught(call(LOGOUT, {}, { signal: controller.signal }))).kind).toBe('abort')
  expect(seen).toEqual([])
})

test('5005 without data is asked again after 1 s; with data the page polls itself', async () => {
  jest.useFakeTimers()
  network({ body: v1('5005') }, { body: v1('5005') }, { body: v1('5006', true) })
  const running = call(LOGOUT)
  await jest.advanceTimersByTimeAsync(999)
  expect(sent).toHaveLength(1)
  await jest.advanceTimersByTimeAsync(1001)
  await expect(running).resolves.toBe(true)
  expect(sent).toHaveLength(3)
  jest.useRealTimers()
  network({ body: v1('5005', { orderId: 'P1' }) })
  await expect(call(INFO)).resolves.toEqual({ orderId: 'P1' })
})

test('418 is repeated once with new tokens, a second one fails', async () => {
  const statuses: number[] = []
  setRequestHooks({
    onAuthStatus: (status) => {
      statuses.push(status)
      return Promise.resolve('repeat')
    },
  })
  network({ status: 418, body: { code: 418, msg: '登录信息已失效' } }, { body: v1('1000', true) })
  await expect(call(LOGOUT)).resolves.toBe(true)
  network({ status: 418, body: { code: 418, msg: '登录信息已失效' } })
  const error = await caught(call(LOGOUT))
  expect([error.kind, error.code, statuses]).toEqual(['auth', '418', [418, 418]])
  expect(seen).toEqual([])
})

test('calls wait for the start-up, its own calls do not', async () => {
  let finish = () => undefined as void
  setRequestHooks({ started: () => new Promise<void>((resolve) => (finish = resolve)) })
  network({ body: v1('1000', true) })
  const waiting = call(LOGOUT)
  await call(INFO, undefined, { duringStart: true })
  expect(sent).toHaveLength(1)
  finish()
  await waiting
  expect(sent).toHaveLength(2)
})

test('an answer to an ended login does not end the present one', async () => {
  let answer = () => undefined as void
  globalThis.fetch = (() =>
    new Promise((resolve) => {
      answer = () => resolve({ status: 430, headers: new Map(), text: () => Promise.resolve('{"code":430,"msg":"x"}') })
    })) as unknown as typeof fetch
  const statuses: number[] = []
  setRequestHooks({ onAuthStatus: (status) => (statuses.push(status), Promise.resolve('give-up')) })
  const running = caught(call(LOGOUT))
  await Promise.resolve()
  nextEpoch()
  answer()
  expect([(await running).kind, statuses, seen]).toEqual(['abort', [], []])
})

test.each([
  ['of an ended login is dropped', 'unified', 'abort'],
  ['to a visitor comes in', '', ''],
])('a good answer %s', async (_name, unified, kind) => {
  storage.set('ennUnifiedAuthorization', unified)
  network({ body: v1('1000', { userId: 'u1' }) })
  const running = call(INFO).then(
    () => '',
    (error: unknown) => (error as ApiError).kind,
  )
  await Promise.resolve()
  nextEpoch()
  storage.remove('ennUnifiedAuthorization')
  expect(await running).toBe(kind)
})

test('{product} calls make sure of their token first', async () => {
  setRequestHooks({
    productToken: () => {
      storage.set('accessToken', 'fresh')
      return Promise.resolve()
    },
  })
  network({ body: { code: 0, message: '', results: { data: {} } } })
  await call('gas GET /realtime/meter', { meterNo: '1' } as never)
  expect(sent[0]?.url).toContain('access_token=fresh')
})

test('emoji that come as entities are characters again', async () => {
  network({ body: v1('1000', { nickname: '好&#128512;' }) })
  await expect(call(INFO)).resolves.toEqual({ nickname: '好😀' })
})

describe('the home call started by index.html', () => {
  const HOME = 'default GET /crmgas/home/summary'
  const early = (token: string, bp = '1000000001') => {
    const data = { early: true, account: { bp: '1000000001' } }
    const answer = { status: 200, body: v1('1000', data), serverTime: null }
    window.__early = [{ address: '/api/crmgas/home/summary', token, bp, sentAt: 0, answer: Promise.resolve(answer) }]
  }
  beforeEach(() => {
    storage.set('token', 'tok')
    storage.set('bpCode', '1000000001')
    network({ body: v1('1000', { early: false }) })
  })

  test('is used once', async () => {
    early('tok')
    await expect(call(HOME, {})).resolves.toMatchObject({ early: true })
    await expect(call(HOME, {})).resolves.toEqual({ early: false })
  })
  test('is not used for another login, nor for one meter', async () => {
    early('other')
    await expect(call(HOME, {})).resolves.toEqual({ early: false })
    early('tok')
    await expect(call(HOME, { meterId: 'm1' })).resolves.toEqual({ early: false })
  })
  test('without a customer number it is that of the number it answers for', async () => {
    early('tok', '')
    await expect(call(HOME, {})).resolves.toMatchObject({ early: true })
    storage.set('bpCode', '1000000003')
    early('tok', '')
    await expect(call(HOME, {})).resolves.toEqual({ early: false })
  })
  test('is not used when it named another customer number', async () => {
    early('tok', '1000000003')
    await expect(call(HOME, {})).resolves.toEqual({ early: false })
  })
})
