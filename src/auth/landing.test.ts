import { cleanQuery, forgetLanding, readLanding, popLanding } from './landing'

test.each([
  ['', ''],
  ['?a=1', '?a=1'],
  ['?authCode=x', ''],
  [
    '?a=1&authCode=x&b=%E8%A1%A8&rememberMe=1&authTenantId=t&loginCode=l&icomeEmpNo=e&tmpToken=m&c',
    '?a=1&b=%E8%A1%A8&c',
  ],
  ['?authCodeX=1&xauthCode=2', '?authCodeX=1&xauthCode=2'],
])('%s is cleaned to "%s": the names only, order kept', (query, clean) => {
  expect(cleanQuery(query)).toBe(clean)
})

test('reads what the address carries', () => {
  expect(readLanding('?authCode=a%2Bb&authTenantId=t-1001&rememberMe=1&comeFrom=wechatMiniProgram')).toEqual({
    authCode: 'a+b',
    authTenantId: 't-1001',
    rememberMe: '1',
    loginCode: '',
    icomeEmpNo: '',
    comeFrom: 'wechatMiniProgram',
    withTempAuthCode: false,
    initAuth: '',
  })
  expect(readLanding('?tmpToken=m&initAuth=1')).toMatchObject({ loginCode: 'm', initAuth: '1', rememberMe: '0' })
})

test('the first reader cleans the address; hash and other parameters stay', () => {
  forgetLanding()
  window.history.replaceState(null, '', '/pages/me/me?x=1&authCode=SECRET#part')
  expect(popLanding().authCode).toBe('SECRET')
  expect(window.location.href).toBe('http://localhost/pages/me/me?x=1#part')
  window.history.replaceState(null, '', '/')
  expect(popLanding().authCode).toBe('SECRET')
})
