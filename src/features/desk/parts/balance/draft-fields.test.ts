import { draftFields, firstDraft, inputOf } from './draft-fields'

const values = {
  ...firstDraft('2026-11-23'),
  name: '寒潮保供减量',
  startDate: '2026-12-01',
  endDate: '2026-12-03',
  signupTo: '2026-11-28',
  targetVolume: '20000',
  unitReward: '0.6',
}

test('what is sent: sign-up from 09:00 to 17:00 of its days, volumes and prices as the call takes them', () => {
  expect(inputOf(values, undefined)).toEqual({
    name: '寒潮保供减量',
    direction: 'REDUCE',
    startDate: '2026-12-01',
    endDate: '2026-12-03',
    signupStart: '2026-11-23T09:00:00+08:00',
    signupEnd: '2026-11-28T17:00:00+08:00',
    targetVolume: '20000.00',
    minDailyVolume: '500.00',
    maxRate: '60.00',
    unitReward: '0.6000',
    customerTypes: ['INDUSTRY'],
    windows: [],
  })
})

test.each([
  ['targetVolume', '20000', true],
  ['targetVolume', '20050', false],
  ['targetVolume', '0', false],
  ['maxRate', '100', true],
  ['maxRate', '101', false],
  ['unitReward', '0.6000', true],
  ['unitReward', '0.60001', false],
  ['unitReward', '0', false],
  ['endDate', '2026-11-30', false],
  ['signupTo', '2026-11-30', true],
  ['signupTo', '2026-12-01', false],
  ['signupTo', '2026-11-22', false],
] as const)('%s %s: %s', (key, text, isRight) => {
  const field = draftFields('2026-11-23')(values).find((one) => one.key === key)
  const checks = (field as { checks?: readonly ((text: string) => string | undefined)[] }).checks ?? []
  expect(checks.every((check) => check(text) === undefined)).toBe(isRight)
})
