import { draftProblem, type Draft } from './draft'
import { isInTheWay } from './twin'
import { beginsAt, dueSteps, endsAt, nextStep, type Timed } from './step'

const timed: Timed = {
  status: 'NOT_STARTED',
  startDate: '2026-12-01',
  endDate: '2026-12-03',
  signupStart: '2026-11-20T09:00:00+08:00',
  signupEnd: '2026-11-28T17:00:00+08:00',
  payAt: '2026-12-10T10:00:00+08:00',
}

test('an activity runs with its gas days', () => {
  expect(beginsAt('2026-12-01')).toBe('2026-12-01T08:00:00+08:00')
  expect(endsAt('2026-12-03')).toBe('2026-12-04T08:00:00+08:00')
})

describe('3.10: what time does', () => {
  test.each([
    ['2026-11-20T08:59:59+08:00', []],
    ['2026-11-20T09:00:00+08:00', ['OPEN']],
    ['2026-11-28T16:59:59+08:00', ['OPEN']],
    ['2026-11-28T17:00:00+08:00', ['OPEN', 'CLOSE']],
    ['2026-12-01T08:00:00+08:00', ['OPEN', 'CLOSE', 'BEGIN']],
    ['2026-12-04T07:59:59+08:00', ['OPEN', 'CLOSE', 'BEGIN']],
    ['2026-12-04T08:00:00+08:00', ['OPEN', 'CLOSE', 'BEGIN', 'END']],
    ['2026-12-10T10:00:00+08:00', ['OPEN', 'CLOSE', 'BEGIN', 'END', 'FINISH']],
  ])('at %s: %j', (now, events) => expect(dueSteps(timed, Date.parse(now))).toEqual(events))

  test.each([
    ['DRAFT', null],
    ['FULL', 'CLOSE'],
    ['FINISHED', null],
    ['CANCELLED', null],
  ] as const)('after %s: %s', (status, event) => expect(nextStep({ ...timed, status })?.event ?? null).toBe(event))
})

describe('what staff write', () => {
  const draft: Draft = {
    startDate: '2026-12-01',
    endDate: '2026-12-03',
    targetVolume: '20000.00',
    minDailyVolume: '500.00',
    maxRate: '60.00',
    unitReward: '0.6000',
    signupStart: timed.signupStart,
    signupEnd: timed.signupEnd,
  }
  test.each<[Partial<Draft>, keyof Draft | null]>([
    [{}, null],
    [{ windows: [{ from: '11:00', to: '14:00' }] }, null],
    [{ windows: [{ from: '14:00', to: '11:00' }] }, 'windows'],
    [{ endDate: '2026-12-01' }, null],
    [{ endDate: '2026-11-30' }, 'endDate'],
    [{ endDate: '2027-01-31' }, null],
    [{ endDate: '2027-02-01' }, 'endDate'],
    [{ signupEnd: timed.signupStart }, 'signupEnd'],
    [{ signupEnd: '2026-12-01T08:00:00+08:00' }, null],
    [{ signupEnd: '2026-12-01T08:00:01+08:00' }, 'signupEnd'],
    [{ targetVolume: '0.00' }, 'targetVolume'],
    [{ targetVolume: '20050.00' }, 'targetVolume'],
    [{ minDailyVolume: '-100.00' }, 'minDailyVolume'],
    [{ minDailyVolume: '20100.00' }, 'minDailyVolume'],
    [{ minDailyVolume: '20000.00' }, null],
    [{ maxRate: '0.00' }, 'maxRate'],
    [{ maxRate: '100.00' }, null],
    [{ maxRate: '100.01' }, 'maxRate'],
    [{ unitReward: '0.0000' }, 'unitReward'],
    [{ unitReward: '0.0001' }, null],
  ])('%j: %s', (change, problem) => expect(draftProblem({ ...draft, ...change })).toBe(problem))
})

describe('S-06: a sign-up in the way of another one', () => {
  const group = { groupId: 'g-1', meterIds: ['m-1', 'm-2'] }
  const activity = { activityId: 'a-2', startDate: '2026-12-01', endDate: '2026-12-03', windows: [] }
  const one = { ...activity, ...group, activityId: 'a-1', status: 'PASSED', weakDay: null }
  test.each([
    ['of the same meters and days', {}, true],
    ['withdrawn', { status: 'WITHDRAWN' }, false],
    ['of other meters', { meterIds: ['m-3'] }, false],
    ['of another group with one of its meters', { groupId: 'g-2', meterIds: ['m-2', 'm-3'] }, true],
    ['that ends the day before', { startDate: '2026-11-28', endDate: '2026-11-30' }, false],
    ['that ends on the first day', { startDate: '2026-11-28', endDate: '2026-12-01' }, true],
    ['that ended early', { startDate: '2026-11-28', weakDay: '2026-11-30' }, false],
    ['that begins after the last day', { startDate: '2026-12-04', endDate: '2026-12-06' }, false],
    ['for the same activity', { activityId: 'a-2' }, true],
    ['of another group for the same activity', { activityId: 'a-2', groupId: 'g-2' }, false],
  ])('%s: %j', (_name, part, expected) => {
    expect(isInTheWay({ ...one, ...part }, activity, group)).toBe(expected)
  })

  test('hours that lie apart', () => {
    const morning = [{ from: '09:00', to: '12:00' }]
    const evening = [{ from: '18:00', to: '21:00' }]
    expect(isInTheWay({ ...one, windows: morning }, { ...activity, windows: evening }, group)).toBe(false)
  })
})
