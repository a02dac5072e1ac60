/*
 * The app's own client of the cloud backend (src/request/cloud.ts) against the real gateway: AU-18.
 */
import type { ApiKey } from '@contract'
import { chooseEnvironment } from '../../config/env'
import { contentGateway } from '../setup/content-gateway'
import type { TestGateway } from '../setup/gateway'

/** The client belongs to another module graph: its types are checked there. */
type Cloud = (key: ApiKey, input?: object) => Promise<unknown>
type Call = (key: ApiKey, input: object | undefined, options: object) => Promise<unknown>

let gateway: TestGateway
let cloud: Cloud
const sent: string[] = []

/** The little of a browser that the client needs. */
function browser(): void {
  const area = () => {
    const kept = new Map<string, string>()
    return {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
      removeItem: (key: string) => void kept.delete(key),
    }
  }
  const location = { pathname: '/pages/about/about', search: '', origin: 'http://localhost' }
  Object.assign(globalThis, {
    __APP__: chooseEnvironment('DEV', 'development', { weapp: false }),
    __VERSION__: '0.0.0',
    window: { localStorage: area(), sessionStorage: area(), location },
    fetch: async (url: string, init: { method: 'GET' | 'POST'; headers: Record<string, string>; body?: string }) => {
      sent.push(url.split('?')[0] ?? '')
      const { method, headers, body } = init
      const answer = await gateway.gateway.app.inject({ method, url, headers, ...(body !== undefined && { body }) })
      const text = () => Promise.resolve(answer.body)
      return { status: answer.statusCode, statusText: answer.statusMessage, headers: new Map(), text }
    },
  })
}

beforeAll(async () => {
  gateway = await contentGateway()
  browser()
  const { call } = require('../../src/request/call') as { call: Call }
  cloud = (key, input) => call(key, input, { cloud: true, loading: false, handles: 'all', duringStart: true })
})
afterAll(() => gateway.close())
beforeEach(() => {
  sent.length = 0
})

const SIGN_IN = '/api/crmgas/portal/login/anonymous'
const CONFIG = '/api/crmgas/config/client'
const later = (seconds: number) => gateway.clock.moveTo(new Date(gateway.clock.now() + seconds * 1000).toISOString())

test('a visitor signs in once, and the token serves for 7200 s', async () => {
  expect(await cloud('default GET /crmgas/config/client')).toHaveProperty('hotline')
  later(7199)
  await cloud('default GET /crmgas/config/client')
  expect(sent).toEqual([SIGN_IN, CONFIG, CONFIG])
})

test('an expired token, which the gateway answers with 1888: fetched again, the call repeated once', async () => {
  later(2)
  expect(await cloud('default GET /crmgas/config/client')).toHaveProperty('hotline')
  expect(sent).toEqual([CONFIG, SIGN_IN, CONFIG])
})

test('the same where the envelope says errorCode 401', async () => {
  later(7201)
  expect(await cloud('cms GET /cms/contact')).toMatchObject({ companyName: '廊坊新源燃气有限公司' })
  expect(sent).toEqual(['/cms/contact', SIGN_IN, '/cms/contact'])
})

test('calls that meet the expired token at once share one new one', async () => {
  later(7201)
  const answers = await Promise.all([
    cloud('default GET /crmgas/config/client'),
    cloud('cms GET /cms/contact'),
    cloud('cms GET /cms/document', { docType: 'LEGAL' }),
  ])
  expect(answers).toHaveLength(3)
  expect(sent.filter((path) => path === SIGN_IN)).toHaveLength(1)
})

test('what is not for visitors stays closed: one repetition, then SYS_ERR', async () => {
  await expect(cloud('default POST /crmgas/portal/user/userInfo')).rejects.toMatchObject({ code: 'SYS_ERR' })
  const call = '/api/crmgas/portal/user/userInfo'
  expect(sent).toEqual([call, SIGN_IN, call])
})
