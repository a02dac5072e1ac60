import {
  actsOf,
  changeProblem,
  numberAfter,
  removeProblem,
  serialProblem,
  successorIn,
  useProblem,
  type Device,
} from './device'

const device = (over: Partial<Device> = {}): Device => ({
  source: 'CUSTOMER',
  state: 'CONFIRMED',
  useState: 'IN_USE',
  replaces: null,
  ...over,
})

test.each([
  [{}, false, null],
  [{}, true, '2904'],
  [{ state: 'PENDING' }, false, null],
  [{ state: 'REJECTED' }, false, null],
  [{ state: 'DELETED' }, false, '2904'],
  [{ useState: 'SCRAPPED' }, false, '2904'],
  [{ source: 'COMPANY' }, false, '44403'],
])('%j with a change under way %s is changed: %s (RC-08)', (over, hasRevision, expected) =>
  expect(changeProblem(device(over), hasRevision)).toBe(expected),
)

test.each([
  [{}, '44404'],
  [{ state: 'PENDING' }, null],
  [{ state: 'REJECTED' }, null],
  [{ source: 'COMPANY', state: 'PENDING' }, '44403'],
])('%j is taken back: %s (RC-08)', (over, expected) => expect(removeProblem(device(over))).toBe(expected))

test.each([
  [{}, 'STOPPED', 0, null],
  [{}, 'IN_USE', 0, '2904'],
  [{ useState: 'STOPPED' }, 'IN_USE', 0, null],
  [{}, 'SCRAPPED', 0, '44408'],
  [{}, 'SCRAPPED', 1, null],
  [{ useState: 'SCRAPPED' }, 'IN_USE', 1, '2904'],
  [{ replaces: 'x' }, 'STOPPED', 0, '2904'],
  [{ state: 'DELETED' }, 'STOPPED', 0, '2904'],
] as const)('%j becomes %s with %i photos: %s (D 3.4)', (over, use, photos, expected) =>
  expect(useProblem(device(over), use, photos)).toBe(expected),
)

const row = (id: string, over = {}) => ({ id, serialNo: 'A-1', useState: 'IN_USE', replaces: null, ...over })

test.each([
  ['another one', 'A-1', [row('x')], ['own'], '44401'],
  ['written otherwise', 'a-1', [row('x')], ['own'], '44401'],
  ['itself', 'A-1', [row('own')], ['own'], null],
  ['its own change', 'A-1', [row('change', { replaces: 'own' })], ['own'], null],
  ['a scrapped one', 'A-1', [row('x', { useState: 'SCRAPPED' })], ['own'], null],
  ['no number', '', [row('x', { serialNo: '' })], ['own'], null],
])('a serial number beside %s (RC-08)', (_what, serialNo, devices, own, expected) =>
  expect(serialProblem(serialNo, devices, own)).toBe(expected),
)

test.each([
  ['IN_USE', true],
  ['STOPPED', true],
  ['SCRAPPED', false],
])('one that is %s replaces another: %s (D 6.6)', (useState, expected) =>
  expect(successorIn([{ successorOf: 'old', useState }], 'old') !== undefined).toBe(expected),
)

test('what a page offers', () => {
  expect(actsOf(device(), true, false)).toEqual(['EDIT', 'STOP', 'SCRAP'])
  expect(actsOf(device(), false, false)).toEqual([])
  expect(actsOf(device({ state: 'PENDING', useState: 'STOPPED' }), true, false)).toEqual([
    'EDIT',
    'START',
    'SCRAP',
    'DELETE',
  ])
  expect(actsOf(device({ source: 'COMPANY' }), true, false)).toEqual(['STOP', 'SCRAP'])
})

test.each([
  [null, 'SB000001'],
  ['SB000099', 'SB000100'],
])('the number after %s is %s', (last, expected) => expect(numberAfter('SB', last)).toBe(expected))
