import { webTarget, withCode } from './web-target'

const hosts = { webviewHosts: ['gas.example.com', '.trusted.example'], ssoHosts: ['sso.example.com'] }

test.each([
  ['https://gas.example.com', 'plain'],
  ['https://GAS.example.com/a?b=c#d', 'plain'],
  ['https://gas.example.com:8443/a', 'plain'],
  ['https://a.trusted.example/x', 'plain'],
  ['https://sso.example.com/a', 'sso'],
  ['http://gas.example.com', 'blocked'],
  ['https://trusted.example', 'blocked'],
  ['https://gas.example.com.evil.test', 'blocked'],
  ['https://evil.test/https://gas.example.com', 'blocked'],
  ['https://gas.example.com@evil.test/', 'blocked'],
  ['https://user:pass@gas.example.com/', 'blocked'],
  ['https://evil.test\\@gas.example.com', 'blocked'],
  ['https://gas.example.com\\.evil.test', 'blocked'],
  ['https:gas.example.com', 'blocked'],
  ['//gas.example.com', 'blocked'],
  ['/pages/me/me', 'blocked'],
  ['javascript:alert(1)', 'blocked'],
  ['data:text/html,x', 'blocked'],
  [' https://gas.example.com', 'blocked'],
  ['https://gas.example.com/ javascript:', 'blocked'],
  ['', 'blocked'],
])('%j is %s', (url, kind) => {
  expect(webTarget(url, hosts).kind).toBe(kind)
})

test('nothing listed, nothing opened', () => {
  expect(webTarget('https://gas.example.com', { webviewHosts: [], ssoHosts: [] }).kind).toBe('blocked')
})

test.each([
  ['https://s.test', 'https://s.test?loginCode=a%2Fb&authTenantId=t-1001'],
  ['https://s.test/p?x=1#h', 'https://s.test/p?x=1&loginCode=a%2Fb&authTenantId=t-1001#h'],
])('%s with its code', (url, expected) => expect(withCode(url, 'a/b', 't-1001')).toBe(expected))
