import { stateAfter } from './meter'

test.each([
  ['IN_USE', 'VERIFY_SEND', 'VERIFYING'],
  ['VERIFYING', 'VERIFY_SEND', null],
  ['VERIFYING', 'VERIFY_BACK', 'IN_USE'],
  ['IN_USE', 'VERIFY_BACK', null],
  ['IN_USE', 'REPLACE', 'RETIRED'],
  ['VERIFYING', 'REPLACE', 'RETIRED'],
  ['RETIRED', 'REPAIR', null],
  ['VERIFYING', 'SEAL_CHANGE', 'VERIFYING'],
  ['IN_USE', 'BATTERY', 'IN_USE'],
] as const)('%s, %s: %s (D 3.5)', (state, event, expected) => expect(stateAfter(state, event)).toBe(expected))
