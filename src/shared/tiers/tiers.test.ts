import { tierBarOf } from '.'

test('the tier bar is at the sum of the year', () => {
  const band = (tierNo: number, from: string, to: string | null, used: string) => ({
    tierNo,
    fromVolume: from,
    toVolume: to,
    finalPrice: '3.5800',
    used,
    remaining: null,
  })
  const bands = [
    band(1, '0.00', '1000000.00', '1000000.00'),
    band(2, '1000000.00', '3000000.00', '103200.86'),
    band(3, '3000000.00', null, '0.00'),
  ]
  const view = tierBarOf(bands, '2026年', '截至本期末')
  expect(view.used).toBe('1103200.86')
  expect(view.markText).toBe('2026年累计 110.3万')
  expect(view.summary).toBe('3档阶梯，截至本期末2026年累计1,103,200.86立方米，处于第2档')
})
