import { newId } from './ids'

describe('newId', () => {
  test('is a ULID: 26 characters, the time first', () => {
    expect(newId(0)).toMatch(/^0{10}[0-9A-HJKMNP-TV-Z]{16}$/)
    expect(newId(32)).toMatch(/^0{8}10/)
  })

  test('sorts by creation, within one millisecond too, and never repeats', () => {
    const ids = Array.from({ length: 2000 }, () => newId(1_763_000_000_000))
    expect([...ids].sort()).toEqual(ids)
    expect(new Set(ids).size).toBe(ids.length)
  })

  test('ids of one millisecond keep their order when ids of others come between', () => {
    const ids = Array.from({ length: 200 }, (_, i) => {
      newId(1_763_000_000_001 + i)
      return newId(1_763_000_000_000)
    })
    expect([...ids].sort()).toEqual(ids)
  })

  test('a new millisecond has a new chance', () => {
    expect(newId(5).slice(10)).not.toBe(newId(6).slice(10))
  })
})
