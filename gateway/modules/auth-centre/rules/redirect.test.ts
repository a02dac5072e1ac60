import { isRedirectAllowed, landingAddress, ownExtras, ownOrigins } from './redirect'

const origins = ['https://gas.example.com', 'http://localhost:10086', 'enn-hyn://']

test.each([
  'https://gas.example.com',
  'https://gas.example.com/pages/me/me?a=1#x',
  'HTTPS://GAS.example.com/',
  'https://gas.example.com:443/',
  'http://localhost:10086/pages/home/index/index',
  'enn-hyn://home?tab=1',
])('AU-08: %s is registered', (redirect) => expect(isRedirectAllowed(redirect, origins)).toBe(true))

test.each([
  '',
  '/pages/me/me',
  '//evil.example.com/',
  '/\\evil.example.com',
  'https://evil.example.com/',
  'https://gas.example.com.evil.com/',
  'https://gas.example.com@evil.com/',
  'https://user@gas.example.com/',
  'https://user:pw@gas.example.com/',
  'https://evil.com\\@gas.example.com/',
  'https://gas.example.com\\.evil.com/',
  'https://gas.example.com:8443/',
  'http://gas.example.com/',
  'https://gas.example.com./',
  'https://xgas.example.com/',
  'https://evil.com/?https://gas.example.com',
  'https://evil.com#https://gas.example.com',
  'https:evil.com',
  'https:/gas.example.com',
  'https:gas.example.com',
  'https:///evil.com',
  ' https://gas.example.com/',
  'https://gas.example.com/\n',
  'java\nscript:alert(1)',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'javascript://gas.example.com/%0aalert(1)',
  'data:text/html,<script>alert(1)</script>',
  'blob:https://gas.example.com/1',
  'filesystem:https://gas.example.com/1',
  'view-source:https://gas.example.com/',
  'vbscript:msgbox(1)',
  'file:///etc/passwd',
  'intent://gas.example.com#Intent;scheme=https;end',
  'enn-other://home',
  'enn-hyn:home',
  'enn-hyn://',
  'http://localhost:10087/',
  'http://127.0.0.1:10086/',
  'http://2130706433:10086/',
  'https://gas。example.com.evil.com',
  'null',
  'about:blank',
])('AU-08: %j is refused', (redirect) => expect(isRedirectAllowed(redirect, origins)).toBe(false))

test.each([
  ['https://a.com/p', { authCode: 'c' }, 'https://a.com/p?authCode=c'],
  ['https://a.com/p?x=1#h', { authCode: 'c', authTenantId: 't' }, 'https://a.com/p?x=1&authCode=c&authTenantId=t#h'],
  [
    'https://a.com/p?authCode=old&x=%E4%B8%AD%20a&loginCode=l',
    { authCode: 'n' },
    'https://a.com/p?x=%E4%B8%AD%20a&authCode=n',
  ],
  ['https://a.com/p?auth%43ode=old&b=2', { loginCode: 'n' }, 'https://a.com/p?b=2&loginCode=n'],
  ['https://a.com/p?q=a?b#x#y', { authCode: 'a&b' }, 'https://a.com/p?q=a?b&authCode=a%26b#x#y'],
])('AU-09: %s with %j', (redirect, parameters, address) => expect(landingAddress(redirect, parameters)).toBe(address))

test('what a login says cannot be said by the caller', () =>
  expect(ownExtras({ bpHint: '1', authCode: 'x', icomeEmpNo: 'E1', from: 'mall' })).toEqual({
    bpHint: '1',
    from: 'mall',
  }))

test.each([
  ['localhost:80', ['https://localhost:80', 'http://localhost']],
  ['[::1]:10086', ['https://[::1]:10086', 'http://[::1]:10086']],
  ['', []],
  ['a.com/evil', []],
  ['user@evil.com', []],
])('AU-08: own place of host %j', (host, origins) => expect(ownOrigins(host)).toEqual(origins))
