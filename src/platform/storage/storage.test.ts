import { storage } from '.'

beforeEach(() => {
  window.sessionStorage.clear()
  window.localStorage.clear()
})

test('login keys live in the tab, others in the browser, with the prefix of the environment (AU-02)', () => {
  storage.set('token', 't')
  storage.set('ennUnifiedAuthorization', 'j')
  expect(window.sessionStorage.getItem('hyn_dev_token')).toBe('t')
  expect(window.localStorage.getItem('hyn_dev_token')).toBeNull()
  expect(window.localStorage.getItem('hyn_dev_ennUnifiedAuthorization')).toBe('j')
})

test('remember me mirrors login keys into the browser, where a new tab finds them', () => {
  storage.set('rememberMe', '1')
  storage.set('token', 't')
  window.sessionStorage.clear()
  expect(storage.get('token')).toBe('t')
  storage.remove('token')
  expect([storage.get('token'), window.localStorage.getItem('hyn_dev_token')]).toEqual(['', null])
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
  storage.set('ennUnifiedAuthorization', 'old')
  const full = jest.spyOn(Object.getPrototypeOf(window.localStorage) as Storage, 'setItem').mockImplementation(() => {
    throw new Error('QuotaExceededError')
  })
  storage.set('ennUnifiedAuthorization', 'new')
  full.mockRestore()
  expect(storage.get('ennUnifiedAuthorization')).toBe('new')
  expect(window.localStorage.getItem('hyn_dev_ennUnifiedAuthorization')).toBeNull()
  storage.set('ennUnifiedAuthorization', 'newest')
  expect([
    storage.get('ennUnifiedAuthorization'),
    window.localStorage.getItem('hyn_dev_ennUnifiedAuthorization'),
  ]).toEqual(['newest', 'newest'])
})
