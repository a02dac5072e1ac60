import { keptWith, mergeHidden, mostApps } from './home-apps'

test('hidden apps keep their places (AC-01)', () => {
  const isShown = (code: string): boolean => !['NFC', 'INVOICE'].includes(code)
  expect(mergeHidden(['BILL', 'NFC', 'TOPUP', 'INVOICE'], ['TOPUP', 'BILL'], isShown)).toEqual([
    'TOPUP',
    'NFC',
    'BILL',
    'INVOICE',
  ])
  expect(mergeHidden(['NFC'], ['NFC', 'BILL'], isShown)).toEqual(['NFC', 'BILL'])
})

describe('keptWith', () => {
  const letters = 'ABCDEFGHIJKL'.split('')
  const shown = (code: string) => !['X', 'Y'].includes(code)

  test.each([
    ['nothing hidden', ['A', 'B'], ['B', 'A'], ['B', 'A']],
    ['hidden ones keep their places', ['A', 'X', 'B', 'Y'], ['B', 'A'], ['B', 'X', 'A', 'Y']],
    ['ten and two: the last hidden one goes', ['X', 'A', 'Y'], letters.slice(0, 10), ['X', ...letters.slice(0, 10)]],
    ['eleven and two: both go', ['X', 'A', 'Y'], letters.slice(0, 11), letters.slice(0, 11)],
    ['twelve arranged stay twelve: the gateway refuses them', ['X'], letters, letters],
  ])('%s', (_, stored, arranged, expected) => {
    expect(keptWith(stored, arranged, shown)).toEqual(expected)
  })

  test('eleven is the limit', () => expect(mostApps).toBe(11))
})
