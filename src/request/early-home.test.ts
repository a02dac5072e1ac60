import type { BootTable } from '@/platform/early/types'
import { environment } from '@/platform/environment'
import { storage } from '@/platform/storage'
import { headersFor } from './headers'

const HOME = '/api/crmgas/home/summary'
const USER = '/api/crmgas/portal/user/userInfo'
const sent: { url: string; headers: unknown }[] = []

test('the calls of index.html carry the headers that the app itself would send', async () => {
  const table: BootTable = {
    pages: {},
    styles: [],
    home: HOME,
    user: USER,
    lower: [],
    prefix: environment.storagePrefix,
    accessKey: environment.accessKey,
    gatewayAccessKey: environment.gatewayAccessKey,
  }
  Object.assign(globalThis, {
    BOOT_TABLE: table,
    fetch: (url: string, { headers }: RequestInit) => {
      sent.push({ url, headers })
      return new Promise(() => undefined)
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

  expect(sent).toEqual([HOME, USER].map((url) => ({ url, headers: headersFor('default', url, 'application/json') })))
  expect(sent[0]?.headers).toMatchObject({ RequestSource: '/?x=1', bpMobile: '13800000001', openId: 'open' })
})
