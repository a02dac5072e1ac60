import { seenDays, sightOf, sightOfCase } from './sight'

const all = { actual: true, plan: true, rate: true }
const none = { actual: false, plan: false, rate: false }

test.each([
  // A day against its plan belongs to the plan (P-19), a change of use to use, a cycle to its package.
  ['DAY', ['PREDICT_VIEW'], all],
  ['DAY', ['ENERGY_VIEW'], { actual: true, plan: false, rate: false }],
  ['DAY', ['PACKAGE_VIEW'], none],
  ['USAGE_CHANGE', ['ENERGY_VIEW'], { actual: true, plan: false, rate: true }],
  ['USAGE_CHANGE', ['PREDICT_VIEW'], { actual: false, plan: true, rate: false }],
  ['EXTRACT', ['PACKAGE_VIEW'], all],
  ['EXTRACT', ['ENERGY_VIEW', 'PREDICT_VIEW'], none],
] as const)('%s with %j', (caseType, models: readonly string[], sees) => {
  expect(
    sightOfCase(
      caseType,
      sightOf((model) => models.includes(model)),
    ),
  ).toEqual(sees)
})

test('days without what is not seen; none where nothing is', () => {
  const days = [{ actual: '1.00', plan: '2' }]
  expect(seenDays(days, { actual: true, plan: false })).toEqual([{ actual: '1.00', plan: null }])
  expect(seenDays(days, { actual: false, plan: false })).toEqual([])
})
