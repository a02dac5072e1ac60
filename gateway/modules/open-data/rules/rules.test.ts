import { createHmac } from 'node:crypto'
import { DAY, MINUTE } from '@domain/date'
import { waitAfter, WAITS } from './backoff'
import { signatureOf } from './signature'
import { cursorOf, placeOf, sliceOf } from './slice'

describe('waits between tries', () => {
  test.each([
    [1, MINUTE],
    [2, 5 * MINUTE],
    [8, 519 * MINUTE],
    [9, null],
    [0, null],
  ])('after try %i: %s', (tries, wait) => expect(waitAfter(tries)).toBe(wait))

  test('the last try lies a day after the first', () => {
    expect(WAITS.reduce((sum, wait) => sum + wait, 0)).toBe(DAY)
  })
})

test('a signature covers id, time and body, as the document says', () => {
  const hex = createHmac('sha256', 'key').update('7.1795398600.{"a":1}').digest('hex')
  expect(signatureOf('key', '7', '1795398600', '{"a":1}')).toBe(`v1=${hex}`)
  const others = [
    signatureOf('key', '8', '1795398600', '{"a":1}'),
    signatureOf('key', '7', '1795398601', '{"a":1}'),
    signatureOf('key', '7', '1795398600', '{"a":2}'),
    signatureOf('kez', '7', '1795398600', '{"a":1}'),
  ]
  expect(others).not.toContain(`v1=${hex}`)
})

describe('cursors', () => {
  test('lead back to their place', () => {
    expect(placeOf(cursorOf(['2026-10', '甲-1']), 2)).toEqual(['2026-10', '甲-1'])
  })

  test.each([
    ['', 1],
    ['!', 1],
    [Buffer.from('{}').toString('base64url'), 0],
    [cursorOf(['a']), 2],
    [cursorOf(['2026-10', 'a\0']), 2],
    [Buffer.from('[1,2]').toString('base64url'), 2],
    [Buffer.from('null').toString('base64url'), 1],
  ])('%j of %i parts is none', (cursor, length) => expect(placeOf(cursor, length)).toBeNull())
})

describe('slices', () => {
  const found = ['2026-10 b', '2026-10 a', '2026-09 b']
  const keyOf = (row: string) => row.split(' ')

  test.each([
    [
      'one more than the limit was found: the cursor is the last row shown',
      2,
      ['2026-10 b', '2026-10 a'],
      ['2026-10', 'a'],
    ],
    ['as many as the limit: the last page', 3, found, null],
    ['fewer: the last page', 50, found, null],
  ])('%s', (_what, limit, rows, place) =>
    expect(sliceOf(found, keyOf, limit)).toEqual({ rows, next: place && cursorOf(place) }),
  )

  test('nothing is one page', () => expect(sliceOf([], keyOf, 2)).toEqual({ rows: [], next: null }))
})
