import { createRate } from './rate'

test('refuses beyond the limit, each key for itself', () => {
  const rate = createRate()
  for (let n = 0; n < 3; n++) rate('a', 3)
  expect(() => rate('a', 3)).toThrow(expect.objectContaining({ code: '2906' }))
  expect(() => rate('b', 3)).not.toThrow()
})

test('a flood of new keys does not walk through all of them each time; keys that are over still go', () => {
  const now = jest.spyOn(performance, 'now').mockReturnValue(0)
  const removed = jest.spyOn(Map.prototype, 'delete')
  const walked = jest.spyOn(Map.prototype, Symbol.iterator as never)
  const rate = createRate()
  for (let n = 0; n < 21_000; n++) rate(`early ${n}`, 1)
  expect(walked).toHaveBeenCalledTimes(1)
  now.mockReturnValue(60_001)
  rate('late', 1)
  rate('later', 1)
  expect(walked).toHaveBeenCalledTimes(2)
  expect(removed).toHaveBeenCalledTimes(21_000)
})
