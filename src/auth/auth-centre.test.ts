import { storage } from '@/platform/storage'
import { authCentreUrl } from './auth-centre'
import { usesAuthCentre } from './uses-auth-centre'

test('parameters for the auth centre (AU-07)', () => {
  const url = new URL(
    authCentreUrl({
      redirect: 'https://gas.test/pages/me/me?x=1&authCode=SECRET#part',
      withTempAuthCode: true,
      extras: { bpHint: '1000000001' },
    }),
    'https://gas.test',
  )
  expect(url.pathname).toBe('/auth')
  expect(Object.fromEntries(url.searchParams)).toEqual({
    appid: 'hyn-app',
    redirect: 'https://gas.test/pages/me/me?x=1#part',
    terminalType: 'APP',
    tenantPageName: '',
    sdkVersion: '0.2.6',
    withTempAuthCode: '1',
    bpHint: '1000000001',
  })
})

test('after a logout it opens /login with logout=1 (AU-17)', () => {
  expect(authCentreUrl({ redirect: 'https://gas.test/', page: '/login', logout: true })).toBe(
    '/login?appid=hyn-app&redirect=https%3A%2F%2Fgas.test%2F&terminalType=APP&tenantPageName=&sdkVersion=0.2.6&logout=1',
  )
})

test('the build decides, one tab may differ', () => {
  expect(usesAuthCentre()).toBe(false)
  storage.set('initAuth', '1')
  expect(usesAuthCentre()).toBe(true)
  storage.remove('initAuth')
})
