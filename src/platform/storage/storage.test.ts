import { OTHER_KEYS, storage, type StorageKey } from '.'

beforeEach(() => {
  window.sessionStorage.clear()
  window.localStorage.clear()
})

const SESSION = [
  ...['token', 'userId', 'accessToken', 'openId', 'bpCode', 'userTelephone', 'companyCode', 'originTenantId'],
  ...['originGrantCode', 'wechatMiniProgram', 'ennUnifiedAuthorization', 'ennUnifiedCsrfToken'],
] as StorageKey[]

test.each(SESSION)('%s is a session value: it lives in the tab (specification 3)', (key) => {
  storage.set(key, 'x')
  expect(window.sessionStorage.getItem(`hyn_dev_${key}`)).toBe('x')
  expect(window.localStorage.getItem(`hyn_dev_${key}`)).toBeNull()
})

test.each(OTHER_KEYS.filter((key) => key !== 'wechatMiniProgram'))('%s is a local key, for all tabs', (key) => {
  storage.set(key, 'x')
  expect(window.localStorage.getItem(`hyn_dev_${key}`)).toBe('x')
})

test('remember me mirrors login keys into the browser, where a new tab finds them', () => {
  storage.set('rememberMe', '1')
  storage.set('token', 't')
  storage.set('originGrantCode', 'g')
  window.sessionStorage.clear()
  expect([storage.get('token'), storage.get('originGrantCode')]).toEqual(['t', 'g'])
  storage.remove('token')
  expect([storage.get('token'), window.localStorage.getItem('hyn_dev_token')]).toEqual(['', null])
})

test('what another tab renewed is what this one has, where the login is remembered (AU-10)', () => {
  storage.set('originGrantCode', 'of the login')
  storage.set('rememberMe', '1')
  storage.set('originGrantCode', 'mine')
  window.localStorage.setItem('hyn_dev_originGrantCode', 'renewed elsewhere')
  expect(storage.get('originGrantCode')).toBe('renewed elsewhere')
})

test('without storage the app works from memory', () => {
  const broken = jest.spyOn(Object.getPrototypeOf(window.localStorage) as Storage, 'setItem').mockImplementation(() => {
    throw new Error('QuotaExceededError')
  })
  storage.set('theme', 'dark')
  expect(storage.get('theme')).toBe('dark')
  broken.mockRestore()
  storage.remove('theme')
  expect(storage.get('theme')).toBe('')
})

test('on a full disk the newer value counts, and the older one is not found by the next visit', () => {
  storage.set('openid', 'old')
  const full = jest.spyOn(Object.getPrototypeOf(window.localStorage) as Storage, 'setItem').mockImplementation(() => {
    throw new Error('QuotaExceededError')
  })
  storage.set('openid', 'new')
  full.mockRestore()
  expect(storage.get('openid')).toBe('new')
  expect(window.localStorage.getItem('hyn_dev_openid')).toBeNull()
  storage.set('openid', 'newest')
  expect([storage.get('openid'), window.localStorage.getItem('hyn_dev_openid')]).toEqual(['newest', 'newest'])
})
