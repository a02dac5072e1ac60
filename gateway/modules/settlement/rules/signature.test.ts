import { isSignature } from './signature'

const drawn = { points: 20, strokeLength: 150, areaPct: 5, pictureAreaPct: 5 }

/** AE-23. */
test.each([
  ['at the limits', {}, true],
  ['too few points', { points: 19 }, false],
  ['too short', { strokeLength: 149.9 }, false],
  ['too small', { areaPct: 4.9 }, false],
  ['the picture shows less than the client says', { pictureAreaPct: 0 }, false],
])('%s', (_name, over, expected) => expect(isSignature({ ...drawn, ...over })).toBe(expected))
