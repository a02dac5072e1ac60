import { pulled, REFRESHING, released, RESTING, RESTORING } from './pull-state'

test.each([
  [-20, 'idle', 0],
  [0, 'idle', 0],
  [1, 'pulling', 0.5],
  [111, 'pulling', 55.5],
  [112, 'reached', 56],
  [192, 'reached', 96],
  [900, 'reached', 96],
])('%d px of the finger: %s', (px, state, height) => {
  expect(pulled(RESTING, px)).toEqual({ state, height })
})

test('while it loads and shows it, the finger moves nothing', () => {
  expect(pulled(REFRESHING, 200)).toBeNull()
  expect(pulled(RESTORING, 200)).toBeNull()
})

test('let go: far enough loads again, less does nothing, going back up is nothing', () => {
  expect(released({ state: 'reached', height: 90 })).toEqual(REFRESHING)
  expect(released({ state: 'pulling', height: 30 })).toEqual({ state: 'aborting', height: 0 })
  expect(released(RESTING)).toEqual(RESTING)
  expect(released(REFRESHING)).toEqual(REFRESHING)
})
