import { aTrade } from '@/testing/make/invoice'
import { MOST, still, ticking } from './choice'

const one = (tradeNo: string) => ({ tradeNo, openAmount: '1.00' })

test('ticked once, taken off, the order kept', () => {
  const both = ticking([one('a')], [one('b'), one('a')], true)
  expect(both.map(({ tradeNo }) => tradeNo)).toEqual(['a', 'b'])
  expect(ticking(both, [one('a')], false)).toEqual([one('b')])
})

test('there is room for a hundred', () => {
  const full = ticking(
    [],
    Array.from({ length: 150 }, (_, n) => one(`${n}`)),
    true,
  )
  expect(full).toHaveLength(MOST)
  expect(ticking(full, [one('x')], true)).toEqual(full)
})

test('what can no longer be picked is no longer ticked; what is not on the screen is', () => {
  const rows = [aTrade({ tradeNo: 'a', canPick: false }), aTrade({ tradeNo: 'b' })]
  expect(still([one('a'), one('b'), one('c')], rows)).toEqual([one('b'), one('c')])
})
