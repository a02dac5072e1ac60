import { isNewer } from './rules'

test.each([
  ['2.0', '1.9', true],
  ['2.10', '2.9', true],
  ['2.9', '2.10', false],
  ['2.0', '2.0', false],
  ['1.9', '2.0', false],
])('%s comes after %s: %s (AB-01)', (version, than, expected) => expect(isNewer(version, than)).toBe(expected))
