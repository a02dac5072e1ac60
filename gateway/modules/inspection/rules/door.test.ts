import { codeOfDay } from './door'

test.each([
  // 0x2710 = 10000.
  ['00002710ffff', { theirs: '00', mine: '00' }],
  // 0x1c98 = 7320 + 0: 7320.
  ['00001c98', { theirs: '73', mine: '20' }],
  ['ffffffff', { theirs: '72', mine: '95' }],
] as const)('%s gives %j (Y-35)', (hash, code) => expect(codeOfDay(hash)).toEqual(code))
