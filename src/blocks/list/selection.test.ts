import { selectionOf, selectionOfKeys, type SelectionSpec } from './selection'

interface One {
  key: string
  sum?: string
  canPay?: boolean
}

const keyOf = ({ key }: One) => key
const can = ({ canPay = true }: One) => canPay
const one = (key: string): One => ({ key })
const keys = (rows: readonly One[]) => rows.map(keyOf).join('')

/** What is marked after these taps, beginning with `marked`. */
function after(rows: readonly One[], spec: Partial<SelectionSpec<One>>, marked: string, ...taps: [string, boolean][]) {
  let now: readonly One[] = [...marked].map(one)
  const at = () => selectionOf(rows, { keyOf, can, ...spec }, now, (next) => (now = next))
  for (const [key, on] of taps) (key === 'all' ? at().all : at().tickOf(one(key))).onChange(on)
  return at()
}
const rows = [one('a'), one('b'), { key: 'c', canPay: false }]

describe('nothing is chosen at first', () => {
  test('chosen once, taken off, in the order of the taps', () => {
    expect(keys(after(rows, {}, '', ['b', true], ['a', true], ['b', true]).chosen)).toBe('ba')
    expect(keys(after(rows, {}, 'ba', ['b', false]).chosen)).toBe('a')
  })

  test('a row that can no longer be chosen is not; one that is not loaded is', () =>
    expect(keys(after(rows, {}, 'acx').chosen)).toBe('ax'))

  test('a chosen row is as it was loaded last', () =>
    expect(after([{ key: 'a', sum: '2.00' }], {}, 'a').chosen).toEqual([{ key: 'a', sum: '2.00' }]))

  test('all that can be; what is not loaded stays when they are taken off', () => {
    const all = after(rows, {}, 'x', ['all', true])
    expect([keys(all.chosen), all.all.checked]).toEqual(['xab', true])
    expect(keys(after(rows, {}, 'xab', ['all', false]).chosen)).toBe('x')
  })

  test('there is room for so many', () => {
    const most = { count: 2, unit: '条' }
    expect(keys(after([...rows, one('d')], { most }, '', ['all', true]).chosen)).toBe('ab')
    expect(keys(after(rows, { most }, 'ab', ['d', true]).chosen)).toBe('ab')
  })
})

describe('all are chosen at first', () => {
  const isAllChosen = true

  test('later rows too, but for those that cannot be', () => {
    expect(keys(after(rows, { isAllChosen }, '').chosen)).toBe('ab')
    expect(keys(after([...rows, one('d')], { isAllChosen }, '', ['a', false]).chosen)).toBe('bd')
  })

  test('what is taken off can be put back', () => {
    expect(keys(after(rows, { isAllChosen }, '', ['a', false], ['a', true]).chosen)).toBe('ab')
    const none = after(rows, { isAllChosen }, '', ['all', false])
    expect([none.chosen, none.all.checked]).toEqual([[], false])
    expect(keys(after(rows, { isAllChosen }, '', ['all', false], ['all', true]).chosen)).toBe('ab')
  })
})

test('where nothing can be chosen, 全选 cannot be tapped', () =>
  expect(after([{ key: 'c', canPay: false }], {}, '').all).toMatchObject({ checked: false, disabled: true }))

test('a field holds the keys in the order of the list', () => {
  const setKeys = jest.fn()
  selectionOfKeys(rows, keyOf, ['b'], setKeys).tickOf(one('a')).onChange(true)
  expect(setKeys).toHaveBeenLastCalledWith(['a', 'b'])
})
