import { downloadAddress } from './download'

test.each([
  ['/d/channel-1', '/pages/appDown/appDown?from=d&code=channel-1'],
  ['/f/AbC_9?x=1', '/pages/appDown/appDown?from=f&code=AbC_9'],
  ['/u/', '/pages/appDown/appDown?from=u'],
  ['/p/<script>', '/pages/appDown/appDown?from=p'],
  [`/p/${'a'.repeat(65)}`, '/pages/appDown/appDown?from=p'],
  ['/d', '/d'],
  ['/x/1', '/x/1'],
  ['/pages/d/1', '/pages/d/1'],
])('%s leads to %s (AB-02)', (address, target) => expect(downloadAddress(address)).toBe(target))
