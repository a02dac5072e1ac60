import { sourceAddress } from './headers'

test.each([
  ['/pages/a', '/pages/a'],
  ['/pages/a?x=1', '/pages/a?x=1'],
  ['/pages/a?authCode=S', '/pages/a'],
  ['/pages/a?token=S&x=1&loginCode=S&tmpToken=S', '/pages/a?x=1'],
  ['/pages/a?x=表 1', '/pages/a?x=%E8%A1%A8%201'],
  ['/pages/a?x=%E8%A1%A8', '/pages/a?x=%E8%A1%A8'],
  ['/pages/a?tokenless=1', '/pages/a?tokenless=1'],
])('%s is sent as %s', (address, sent) => {
  expect(sourceAddress(address)).toBe(sent)
})
