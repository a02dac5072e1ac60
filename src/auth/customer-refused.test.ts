import { storage } from '@/platform/storage'
import { decide } from '@/routes/access'
import { resetRequestHooks, setRequestHooks } from '@/request/hooks'
import { useUser } from '@/stores'
import { accessUser } from './access-user'
import { onCustomerRefused } from './customer-refused'
import { completeLogin, forgetLogin } from './login'
import { loadModels, restoreUser } from './session'

const v1 = (data: unknown, resultCode = '1000') => ({ header: {}, body: { resultCode, resultDesc: '', data } })
const tokens = {
  ennUnifiedAuthorizationCookie: { value: 'jwt' },
  ennUnifiedCsrfToken: 'csrf',
  ennUnifiedGrantCode: 'grant-2',
}
const user = { userId: 'u1', username: '13800000002', bp: '1000000001', companyCode: '1001', isMaster: '0' }
const member = { ...user, reviewStatus: '1', masterUsername: '', rejectReason: '' }
const unbound = { ...member, bp: '', companyCode: '', reviewStatus: '' }
const models = [{ models: [{ modelCode: 'BILL_VIEW', has: '1' }] }]
const CONFIRM = '/pages/confirm-cusInfo/confirm-cusInfo'

let replies: Record<string, unknown>
const asked: string[] = []
const at = () => useUser.getState().loginUserInfo?.bp

beforeEach(async () => {
  replies = {
    authentication: { code: 200, msg: '', data: tokens },
    userInfo: v1(member),
    getHqwAllModelsByGroupBy: v1(models),
    findSapSysFlag: v1({ sapSysFlag: '1' }),
  }
  globalThis.fetch = ((url: string) => {
    const name = url.split('?')[0]?.split('/').pop() ?? ''
    asked.push(name)
    const body = replies[name]
    if (body === undefined) return Promise.reject(new TypeError('offline'))
    return Promise.resolve({ status: 200, headers: new Map(), text: () => Promise.resolve(JSON.stringify(body)) })
  }) as unknown as typeof fetch
  setRequestHooks({ toast: () => undefined })
  await completeLogin({ token: 't', userId: 'u1', grantCode: 'g', tenantId: 't-1001' }, '13800000002', false)
  await loadModels()
  asked.length = 0
})
afterEach(() => {
  forgetLogin()
  resetRequestHooks()
  window.localStorage.clear()
  window.sessionStorage.clear()
})

test('removed: unbound from here on, once for any number of refused calls', async () => {
  replies.userInfo = v1(unbound)
  await Promise.all([onCustomerRefused(), onCustomerRefused(), onCustomerRefused()])
  expect(asked.filter((name) => name === 'userInfo')).toHaveLength(1)
  expect([at(), storage.get('bpCode'), useUser.getState().isBindSuccess]).toEqual(['', '', false])
  expect(decide('bound', accessUser())).toEqual({ kind: 'confirm-customer', page: CONFIRM })
})

test('the session is at another number: it is that one', async () => {
  replies.userInfo = v1({ ...member, bp: '1000000002' })
  await onCustomerRefused()
  expect([at(), storage.get('bpCode')]).toEqual(['1000000002', '1000000002'])
})

test('the refusal had another reason, or the gateway does not answer: everything stays', async () => {
  await onCustomerRefused()
  expect([at(), useUser.getState().authModels]).toEqual(['1000000001', ['BILL_VIEW']])
  delete replies.userInfo
  await onCustomerRefused()
  expect(at()).toBe('1000000001')
})

test('models refused with 2108 are no missing models: the user info decides', async () => {
  useUser.setState({ authModels: null })
  replies.getHqwAllModelsByGroupBy = v1(null, '2108')
  await loadModels()
  expect(useUser.getState().authModels).toBeNull()
})

test('the next start: a number in storage that is not the user’s is dropped', () => {
  storage.set('bpCode', '1000000003')
  expect(restoreUser()).toBe(true)
  expect(storage.get('bpCode')).toBe('1000000001')
})

test('the next start: stored data alone does not refuse a page', () => {
  window.history.replaceState(null, '', '/pages/pay/meters')
  expect(restoreUser()).toBe(false)
  window.history.replaceState(null, '', '/pages/my-bill/list/list')
  expect(restoreUser()).toBe(true)
  window.history.replaceState(null, '', '/')
})
