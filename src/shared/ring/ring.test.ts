import { ringOf } from './ring-shapes'

test('a ring is its ground and one arc for each part that has a share', () => {
  expect(ringOf([], 84, 8).shapes).toHaveLength(1)
  expect(ringOf([{ share: 1, colour: 'ch1' }], 84, 8).shapes).toHaveLength(2)
  expect(ringOf([{ share: 0, colour: 'ch1' }], 84, 8).shapes).toHaveLength(1)
})
