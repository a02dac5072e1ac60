import { isAllowed, platformFile } from './file'

test.each([
  ['https://nuonuo.com/a.pdf', true],
  ['https://inv.jss.com.cn/a.pdf?x=1', true],
  ['http://inv.jss.com.cn/a.pdf', false],
  ['https://inv.jss.com.cn:8443/a.pdf', false],
  ['https://evil-nuonuo.com/a.pdf', false],
  ['https://nuonuo.com.evil.example/a.pdf', false],
  ['https://nuonuo.com@evil.example/a.pdf', false],
  ['https://127.0.0.1/a.pdf', false],
  ['http://10.0.0.5:8080/a.pdf', true],
  ['http://10.0.0.5/a.pdf', false],
  ['file:///etc/passwd', false],
  ['a.pdf', false],
])('%s is fetched: %s', async (address, allowed) => {
  const hosts = ['nuonuo.com', 'jss.com.cn', 'http://10.0.0.5:8080']
  expect(isAllowed(address, hosts)).toBe(allowed)
  if (!allowed) expect(await platformFile(address, hosts)).toBeNull()
})
