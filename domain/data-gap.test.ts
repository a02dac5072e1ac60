import { gapReason, isCollectedAgain, type GapFacts } from './data-gap'

const silent: GapFacts = { isInDoubt: false, isFaulty: false, isAnyHeard: true, remoteMeters: 3 }

test.each([
  ['silent among others that report', {}, 'METER_SILENT'],
  ['one of two meters, the other one reports', { remoteMeters: 2 }, 'METER_SILENT'],
  ['all of three are silent', { isAnyHeard: false }, 'HEAD_END'],
  ['both of two are silent', { isAnyHeard: false, remoteMeters: 2 }, 'UNKNOWN'],
  ['the only one is silent', { isAnyHeard: false, remoteMeters: 1 }, 'UNKNOWN'],
  ['found faulty', { isFaulty: true }, 'MAINTENANCE'],
  ['found faulty while all are silent', { isFaulty: true, isAnyHeard: false }, 'MAINTENANCE'],
  ['a register came and is in doubt', { isInDoubt: true }, 'IN_DOUBT'],
  ['a register of a faulty meter is in doubt', { isInDoubt: true, isFaulty: true }, 'IN_DOUBT'],
] as const)('%s', (_name, facts, reason) => {
  expect(gapReason({ ...silent, ...facts })).toBe(reason)
})

test.each([
  ['METER_SILENT', true],
  ['HEAD_END', true],
  ['UNKNOWN', true],
  ['MAINTENANCE', false],
  ['IN_DOUBT', false],
] as const)('%s: collected again by itself: %s', (reason, expected) => {
  expect(isCollectedAgain(reason)).toBe(expected)
})
