import { downloadAddress } from './download'
import { pageAt } from './table'

test.each([
  ['/d/channel-1', '/pages/appDown/appDown?from=d&code=channel-1'],
  ['/f/AbC_9?x=1', '/pages/appDown/appDown?from=f&code=AbC_9'],
  ['/f/Abc1234567?x=1', '/share/share?s=Abc1234567'],
  ['/u/', '/pages/appDown/appDown?from=u'],
  ['/p/<script>', '/pages/appDown/appDown?from=p'],
  [`/p/${'a'.repeat(65)}`, '/pages/appDown/appDown?from=p'],
  ['/d', '/d'],
  ['/x/1', '/x/1'],
  ['/pages/d/1', '/pages/d/1'],
])('%s leads to %s (AB-02)', (address, target) => expect(downloadAddress(address)).toBe(target))

test('inside the app a short link leads to a page', () =>
  expect(['/d/a', '/f/', '/u/XLM2026', '/p/x?y=1', '/x/1'].map((address) => pageAt(downloadAddress(address)))).toEqual([
    '/pages/appDown/appDown',
    '/pages/appDown/appDown',
    '/pages/appDown/appDown',
    '/pages/appDown/appDown',
    undefined,
  ]))
