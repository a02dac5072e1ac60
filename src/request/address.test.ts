import { storage } from '@/platform/storage'
import { encodeQuery, targetOf } from './address'
import { carriesUnified } from './services'

const at = 1_760_000_000_000

test.each([
  [
    'default GET /crmgas/bill/list',
    { state: '待缴', pageNum: 1, none: undefined },
    'GET',
    '/api/crmgas/bill/list?state=%E5%BE%85%E7%BC%B4&pageNum=1',
    undefined,
  ],
  ['default POST /crmgas/meter/setAlias', { alias: 'a' }, 'POST', '/api/crmgas/meter/setAlias', '{"alias":"a"}'],
  [
    'default POST:query /crmgas/portal/user/logout',
    { username: '1' },
    'POST',
    '/api/crmgas/portal/user/logout?username=1',
    '{}',
  ],
  [
    'default POST?appletAppliedNo /crmgas/portal/login/icLoginWx',
    { appletAppliedNo: '3', code: 'c' },
    'POST',
    '/api/crmgas/portal/login/icLoginWx?appletAppliedNo=3',
    '{"code":"c"}',
  ],
  ['dg GET /small/gasplan/getNewCustomer', undefined, 'GET', '/sale/small/gasplan/getNewCustomer', undefined],
  ['energy GET /energy/trend', { ids: ['a', 'b'] }, 'GET', '/energyapi/energy/trend?ids=a%2Cb', undefined],
  ['job GET /file/{fileId}', { fileId: 'a/b', e: '1' }, 'GET', '/job/file/a%2Fb?e=1', undefined],
  ['cms GET /cms/document', { docType: 'LEGAL' }, 'GET', '/cms/document?docType=LEGAL', undefined],
  ['auth POST {base}/unify/auth/refreshToken', undefined, 'POST', '/api/crmgas/unify/auth/refreshToken', undefined],
  [
    'auth GET {gateway}/app/menuAndFunc/{iss}/{tenantId}/{appId}',
    { iss: 'e', tenantId: 't', appId: 'h' },
    'GET',
    '/api/app/menuAndFunc/e/t/h',
    undefined,
  ],
] as const)('%s', (key, input, method, url, body) => {
  expect(targetOf(key, input, at)).toMatchObject({ method, url, body })
})

test('product calls carry output, access token and, on GET, the time', () => {
  storage.set('accessToken', 'tok')
  expect(targetOf('gas GET /realtime/meter', { meterNo: '1' }, at).url).toBe(
    `/gas/realtime/meter?output=JSON&access_token=tok&nowTime=${at}&meterNo=1`,
  )
  expect(targetOf('gas POST /realtime/meter', {}, at).url).toBe('/gas/realtime/meter?output=JSON&access_token=tok')
  storage.remove('accessToken')
})

test('form calls say so', () => {
  expect(targetOf('zh GET:form /auth/ent/getAuthToken', undefined, at).contentType).toBe(
    'application/x-www-form-urlencoded',
  )
  expect(targetOf('zh POST:form /a', { x: '1&2' }, at).body).toBe('x=1%262')
  expect(encodeQuery({ a: null, b: 0, c: false })).toBe('b=0&c=false')
})

test.each([
  ['/api/crmgas/bill/list', true],
  ['{base}/unify/auth/refreshToken', true],
  ['{base}/unify/auth/authentication', false],
  ['{init}/unify/auth/getAccessToken', false],
  ['/job/customer/project/list', false],
  ['/{product}/realtime/meter', false],
  ['/tcapi/priceApproval/x', false],
  ['/api/crmgas/jobs/x', true],
])('%s carries the unified tokens: %s', (path, carries) => {
  expect(carriesUnified(path)).toBe(carries)
})

test('emoji leave as numeric entities, other characters as they are', () => {
  expect(targetOf('default POST /crmgas/meter/setAlias', { alias: '窑炉😀' }, at).body).toBe(
    '{"alias":"窑炉&#128512;"}',
  )
  const entity = encodeURIComponent('&#8986;')
  expect(targetOf('default GET /crmgas/bill/list', { state: '⌚' }, at).url).toBe(
    `/api/crmgas/bill/list?state=${entity}`,
  )
  expect(targetOf('zh POST:form /a', { x: '⌚' }, at).body).toBe(`x=${entity}`)
})
