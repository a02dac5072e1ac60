import { explainPrices, tierName, type Segment } from '@/shared/segments'
import { partFault } from './part-pay'

describe('part payment (AE-37)', () => {
  const due = '52694.68'
  test.each(['100', '100.00', '２００．５', '20,000', due])('%s is taken', (text) =>
    expect(partFault(text, due)).toBeUndefined(),
  )

  test.each([
    ['', '请输入缴费金额'],
    ['0', '缴费金额须大于0'],
    ['0.001', '金额最多2位小数'],
    ['1e9', '请输入正确的金额'],
    ['abc', '请输入正确的金额'],
    ['-200', '请输入正确的金额'],
    ['99.99', '部分缴费金额不能低于100.00元'],
    ['99999999', '不能超过应缴 ¥52,694.68'],
  ])('%s is refused', (text, fault) => expect(partFault(text, due)).toBe(fault))

  test('a rest below 100 may be paid whole, but not in part', () => {
    expect(partFault('80.00', '80.00')).toBeUndefined()
    expect(partFault('79.99', '80.00')).toBe('部分缴费金额不能低于100.00元')
  })
})

describe('why the prices are what they are', () => {
  const segment = (part: Partial<Segment>): Segment => ({
    tierNo: 1,
    season: 'HEATING',
    price: '4.0200',
    volume: '15000.00',
    amount: '60300.00',
    fromDate: '2026-11-01',
    toDate: '2026-11-06',
    ...part,
  })

  test('one price needs no word', () => {
    expect(explainPrices([])).toBeNull()
    expect(explainPrices([segment({}), segment({ fromDate: '2026-11-07' })])).toBeNull()
  })

  // AE-17: 27,350.68 m³ at 3.9700 instead of 4.0200 cost 1,367.53 less (1367.534, half up).
  test('a cheaper tier says what it saves', () => {
    const next = segment({
      tierNo: 2,
      price: '3.9700',
      volume: '27350.68',
      amount: '108582.20',
      fromDate: '2026-11-07',
      toDate: '2026-11-30',
    })
    expect(explainPrices([next, segment({})])).toEqual({
      title: '为什么有两个单价？',
      reasons: ['11-07 起本年累计用气进入第 2 档，超出部分每立方米少付 ¥0.0500，本期共少付 ¥1,367.53。'],
    })
  })

  test('a tier reached inside the period has no day of its own', () => {
    const next = segment({ tierNo: 2, price: '3.5300', volume: '46229.90', amount: '163191.55' })
    expect(explainPrices([segment({ price: '3.5800' }), next])?.reasons[0]).toBe(
      '本期内本年累计用气进入第 2 档，超出部分每立方米少付 ¥0.0500，本期共少付 ¥2,311.50。',
    )
  })

  test('a dearer tier says what it adds', () => {
    const next = segment({ tierNo: 2, price: '4.1200', volume: '100.00', amount: '412.00', fromDate: '2026-11-07' })
    expect(explainPrices([segment({}), next])?.reasons).toEqual([
      '11-07 起本年累计用气进入第 2 档，超出部分每立方米多付 ¥0.1000，本期共多付 ¥10.00。',
    ])
  })

  test('season, new price and elective volume have their own words', () => {
    const before = segment({ season: 'NON_HEATING', price: '3.4500', fromDate: '2026-10-25', toDate: '2026-10-31' })
    expect(explainPrices([before, segment({ price: '3.8700' })])?.reasons).toEqual([
      '11-01 起进入采暖季，单价由 3.4500 变为 3.8700 元/m³。',
    ])
    expect(explainPrices([segment({}), segment({ price: '3.9000', fromDate: '2026-11-15' })])?.reasons).toEqual([
      '11-15 起执行新气价，单价由 4.0200 变为 3.9000 元/m³。',
    ])
    expect(explainPrices([segment({ tierNo: 0, price: '3.6000' }), segment({})])?.reasons).toEqual([
      '自选气量按自选价计价，其余气量按公布价计价，单价由 3.6000 变为 4.0200 元/m³。',
    ])
    expect(tierName({ tierNo: 0 })).toBe('自选')
    expect(tierName({ tierNo: 2 })).toBe('第2档')
  })
})
