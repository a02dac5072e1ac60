import { loadOf } from './load'

const kilns = { quantity: 2, ratedFlow: '85.00' }
const dryer = { quantity: 1, ratedFlow: '42.50' }
const more = (ratedFlow: string) => ({ quantity: 1, ratedFlow })

test.each([
  ['worked', [kilns, dryer], '250.00', '212.50', '0.85', null],
  ['worked, one more', [kilns, dryer, more('60.00')], '250.00', '272.50', '1.09', 'FULL'],
  ['just nearly full', [more('90.00')], '100.00', '90.00', '0.90', 'NEARLY'],
  ['below it', [more('89.40')], '100.00', '89.40', '0.89', null],
  ['exactly full', [more('100.40')], '100.00', '100.40', '1.00', 'NEARLY'],
  ['past it', [more('100.50')], '100.00', '100.50', '1.01', 'FULL'],
  ['nothing', [], '100.00', '0.00', '0.00', null],
  ['an unknown meter', [kilns], '0.00', '170.00', null, null],
])('RC-02 %s', (_what, devices, qmax, total, ratio, mark) =>
  expect(loadOf(devices, qmax)).toEqual({ total, ratio, mark }),
)
