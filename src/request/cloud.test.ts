import { storage } from '@/platform/storage'
import { call } from './call'
import { ApiError } from './error'
import { resetRequestHooks, setRequestHooks } from './hooks'

const sent: { name: string; token: string; body: unknown }[] = []
let answers: { status?: number; body: unknown }[] = []
let tokens = 0

const v1 = (resultCode: string, data: unknown = null, resultDesc = '') => ({
  header: {},
  body: { resultCode, resultDesc, data },
})
const cloud = () => call('default GET /crmgas/config/client', undefined, { cloud: true })
const toasts: string[] = []
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
  toasts.length = 0
  setRequestHooks({ toast: (text) => toasts.push(text), onSessionLost: () => toasts.push('login') })
  window.localStorage.clear()
  window.sessionStorage.clear()
  globalThis.fetch = ((url: string, init: RequestInit) => {
    const name = url.split('?')[0]?.split('/').pop() ?? ''
    const headers = init.headers as Record<string, string>
    sent.push({ name, token: headers.Authorization ?? '', body: init.body && JSON.parse(String(init.body)) })
    const isSignIn = name === 'anonymous'
    if (isSignIn) tokens += 1
    const { status = 200, body } =
      isSignIn && answers[0]?.status === undefined
        ? { body: v1('1000', { token: `anon-${tokens}`, expireIn: 7200, anonymous: '1' }) }
        : (answers.shift() ?? { body: v1('1000', { ok: true }) })
    return Promise.resolve({ status, headers: new Map(), text: () => Promise.resolve(JSON.stringify(body)) })
  }) as unknown as typeof fetch
})

afterEach(resetRequestHooks)

test('a visitor signs in anonymously at the first call, and once', async () => {
  answers = [{ body: v1('1000', { n: 1 }) }, { body: v1('1000', { n: 2 }) }]
  await expect(cloud()).resolves.toEqual({ n: 1 })
  await expect(cloud()).resolves.toEqual({ n: 2 })
  expect(sent.map(({ name }) => name)).toEqual(['anonymous', 'client', 'client'])
  expect(sent[1]?.token).toBe(sent[2]?.token)
  expect((sent[0]?.body as { deviceId: string }).deviceId).toBe(storage.get('deviceId'))
})

test('an invalid token is fetched again and the call repeated once', async () => {
  answers = [{ body: v1('1888') }, { body: v1('1000', { n: 3 }) }]
  await expect(cloud()).resolves.toEqual({ n: 3 })
  expect(sent.map(({ name }) => name)).toEqual(['client', 'anonymous', 'client'])
  expect(sent[0]?.token).not.toBe(sent[2]?.token)
  sent.length = 0
  answers = [{ body: v1('1888') }, { body: v1('1888') }]
  expect((await caught(cloud())).code).toBe('SYS_ERR')
  expect(sent).toHaveLength(3)
  // A visitor has no login to lose.
  expect(toasts).not.toContain('login')
})

test.each([400, 404, 500, 503])('HTTP %s is SYS_ERR', async (status) => {
  answers = [{ status, body: {} }]
  expect((await caught(cloud())).code).toBe('SYS_ERR')
  expect(toasts).toEqual(['系统繁忙，请稍后再试'])
})

test('a refusal of the call keeps its own code', async () => {
  answers = [{ body: v1('2906', null, '操作过于频繁，请稍后再试') }]
  expect(await caught(cloud())).toMatchObject({ code: '2906', message: '操作过于频繁，请稍后再试' })
})

test('a logged-in user calls with the own token', async () => {
  storage.set('token', 'mine')
  answers = []
  await cloud()
  expect(sent).toMatchObject([{ name: 'client', token: 'mine' }])
})

test('a fileID becomes its url', async () => {
  answers = [{ body: v1('1000', { fileID: 'https://files.test/a.png' }) }]
  await expect(cloud()).resolves.toEqual({ fileID: 'https://files.test/a.png', url: 'https://files.test/a.png' })
})
