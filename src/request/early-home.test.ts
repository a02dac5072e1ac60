import type { BootTable } from '@/platform/early/types'
import { environment } from '@/platform/environment'
import { storage } from '@/platform/storage'
import { headersFor } from './headers'

const HOME = '/api/crmgas/home/summary'
const USER = '/api/crmgas/portal/user/userInfo'
const TREND = '/energyapi/energy/trend'
const sent: { url: string; headers: unknown }[] = []

const account = { bp: '1000000001', chargeMode: 'POSTPAID', arrears: null }
const home = { body: { data: { account, energy: { gasDay: '2026-11-22' } } } }
const answer = {
  status: 200,
  statusText: '',
  headers: new Headers(),
  text: () => Promise.resolve(JSON.stringify(home)),
}

test('the calls of index.html carry the headers that the app itself would send', async () => {
  let allSent = () => undefined as void
  const sending = new Promise<void>((done) => (allSent = done))
  const table: BootTable = {
    pages: {},
    styles: [],
    home: HOME,
    user: USER,
    trend: TREND,
    lower: [],
    chunks: {},
    sheets: {},
    prefix: environment.storagePrefix,
    accessKey: environment.accessKey,
    gatewayAccessKey: environment.gatewayAccessKey,
  }
  Object.assign(globalThis, {
    BOOT_TABLE: table,
    fetch: (url: string, { headers }: RequestInit) => {
      sent.push({ url, headers })
      if (url.startsWith(TREND)) allSent()
      return url === HOME ? Promise.resolve(answer) : new Promise(() => undefined)
    },
  })
  window.matchMedia = () => ({ matches: false }) as MediaQueryList
  window.history.replaceState(null, '', '/?authCode=SECRET&x=1')
  storage.set('token', 'tok')
  storage.set('userId', 'u1')
  storage.set('accessToken', 'access')
  storage.set('openId', 'open')
  storage.set('bpCode', '1000000001')
  storage.set('companyCode', '1001')
  storage.set('userTelephone', '13800000001')
  storage.set('originTenantId', 't-1001')
  storage.set('originGrantCode', 'grant')
  storage.set('ennUnifiedAuthorization', 'jwt')
  storage.set('ennUnifiedCsrfToken', 'csrf')

  await import('@/platform/early/boot')

  await sending
  expect(sent.map(({ url }) => url)).toEqual([HOME, USER, `${TREND}?granularity=DAY&from=2026-11-09&to=2026-11-22`])
  expect(sent.map(({ headers }) => headers)).toEqual(
    [HOME, USER, TREND].map((path) => headersFor('default', path, 'application/json')),
  )
  expect(sent[0]?.headers).toMatchObject({ RequestSource: '/?x=1', bpMobile: '13800000001', openId: 'open' })
})
