import { movedText } from '../order/OrderCycleRow'

test.each([
  ['86600', '83600.00', '− 转出 3,000 m³'],
  ['86600', '89600.00', '+ 转入 3,000 m³'],
  ['86600', '86600.00', ''],
  [null, '83600.00', ''],
])('locked %s, of which %s may be taken: %s', (lockedVolume, total, text) =>
  expect(movedText({ lockedVolume, total })).toBe(text),
)
