import { pinched, spread } from './use-zoom'

const finger = (clientX: number, clientY: number) => ({ clientX, clientY })
const BOUNDS = { least: 1, most: 4 }

test.each([
  [[finger(0, 0), finger(30, 40)], 50],
  [[finger(10, 10)], null],
  [[finger(0, 0), finger(1, 1), finger(2, 2)], null],
])('how far apart: %j', (touches, apart) => expect(spread({ touches })).toBe(apart))

test('a touch without fingers is none', () => expect(spread({})).toBeNull())

test.each([
  ['twice as far', 1, 100, 200, 2],
  ['half as far', 3, 100, 50, 1.5],
  ['not below the least', 1, 100, 20, 1],
  ['not above the most', 2, 50, 300, 4],
  ['two fingers on one spot', 2, 0, 80, 2],
])('%s', (_name, scale, from, to, next) => expect(pinched(scale, from, to, BOUNDS)).toBe(next))
