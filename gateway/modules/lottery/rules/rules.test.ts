import { startOf, toMillis } from '@domain/date'
import { claimProblem } from './claim'
import { draftProblem, isWhole, restWeight, timesProblem } from './publish'
import { dayOf, daysOf, drawProblem, dueAt, dueStep, givesChances, type Times } from './steps'

const times: Times = {
  state: 'running',
  startAt: '2026-11-24T09:00:00+08:00',
  endAt: '2026-12-04T00:00:00+08:00',
  claimUntil: '2026-12-31',
  openedDay: 1,
}

describe('steps of a campaign (E 3.8)', () => {
  it('counts days from that of the start; an end at midnight belongs to the day before', () => {
    expect(dayOf(times, '2026-11-24')).toBe(1)
    expect(daysOf(times)).toBe(10)
    expect(daysOf({ ...times, endAt: '2026-12-04T00:00:01+08:00' })).toBe(11)
  })

  it.each([
    ['scheduled', {}, times.startAt, 'START'],
    ['running', {}, '2026-11-25T00:00:00+08:00', 'OPEN_DAY'],
    ['paused', { openedDay: 3 }, '2026-11-27T00:00:00+08:00', 'OPEN_DAY'],
    ['running', { openedDay: 10 }, times.endAt, 'END'],
    ['ended', {}, '2027-01-01T00:00:00+08:00', 'SETTLE'],
  ] as const)('%s %p: due at %s, %s', (state, more, at, step) => {
    const one = { ...times, ...more, state }
    expect(dueAt(one)).toBe(toMillis(at))
    expect(dueStep(one, toMillis(at) - 1)).toBeNull()
    expect(dueStep(one, toMillis(at))).toBe(step)
  })

  it.each(['draft', 'settled'] as const)('%s waits for nothing', (state) =>
    expect(dueStep({ ...times, state }, startOf('2030-01-01'))).toBeNull(),
  )

  it('ends once where days were missed', () =>
    expect(dueStep({ ...times, openedDay: 2 }, toMillis(times.endAt))).toBe('END'))

  it.each([
    ['scheduled', 'E5001'],
    ['running', null],
    ['paused', 'E5003'],
    ['ended', 'E5002'],
    ['settled', 'E5002'],
  ] as const)('%s: draw %p (E-L-05)', (state, code) => expect(drawProblem({ state })).toBe(code))

  it.each([
    ['running', '2026-12-02T23:59:59+08:00', true],
    ['paused', '2026-11-24T09:00:00+08:00', true],
    ['running', '2026-12-03T00:00:00+08:00', false],
    ['scheduled', '2026-11-24T08:00:00+08:00', false],
    ['ended', '2026-12-01T08:00:00+08:00', false],
  ] as const)('%s at %s gives chances: %p', (state, at, is) =>
    expect(givesChances({ ...times, state }, toMillis(at))).toBe(is),
  )
})

const typed = {
  organizer: '廊坊燃气',
  organizerPhone: '0316-95158',
  startAt: times.startAt,
  endAt: times.endAt,
  claimUntil: '2026-12-19',
  prizes: [
    { value: '50000.00', weight: 999_000 },
    { value: '200.00', weight: 999 },
  ],
}

describe('a draft (E-L-01)', () => {
  it.each([
    [{}, null],
    [{ prizes: [{ value: '0.00', weight: 1_000_001 }] }, 'E5101'],
    [{ prizes: [{ value: '0.00', weight: 1_000_000 }] }, 'E5105'],
    [{ prizes: [{ value: '50000.01', weight: 1 }] }, 'E5102'],
    [{ organizer: ' ' }, 'E5103'],
    [{ organizerPhone: '' }, 'E5103'],
    [{ claimUntil: '2026-12-18' }, 'E5106'],
  ])('with %p: %p', (given, code) => expect(draftProblem({ ...typed, ...given })).toBe(code))

  it('leaves the rest of the whole to 谢谢参与', () => expect(restWeight(typed.prizes)).toBe(1))

  it.each([
    ['2026-11-25T09:00:00+08:00', 'endAt'],
    ['2026-11-25T09:00:01+08:00', null],
    ['2027-11-25T09:00:00+08:00', null],
    ['2027-11-25T09:00:01+08:00', 'endAt'],
  ])('from 2026-11-24 09:00 to %s: %p', (endAt, field) => expect(timesProblem({ ...typed, endAt })).toBe(field))
})

describe('a coupon (E-M-16)', () => {
  it.each([
    [{ service: 'COUPON', value: '100.00', couponFrom: '1000.00' }, true],
    [{ service: 'COUPON', value: '100.00', couponFrom: '0.00' }, true],
    [{ service: 'COUPON', value: '100.00', couponFrom: '-1.00' }, false],
    [{ service: 'COUPON', value: '0.00', couponFrom: '1000.00' }, false],
    [{ service: 'COUPON', value: '100.00' }, false],
    [{ service: 'AUDIT', value: '100.00' }, true],
    [{ service: 'AUDIT', value: '100.00', couponFrom: '1000.00' }, false],
  ] as const)('%p is whole: %p', (prize, is) => expect(isWhole(prize)).toBe(is))
})

describe('a claim (E-L-10)', () => {
  it.each([
    ['pendingClaim', '2026-12-31', null],
    ['pendingClaim', '2027-01-01', 'E5011'],
    ['expired', '2027-01-01', 'E5011'],
    ['claimed', '2026-12-31', 'E5012'],
    ['forfeited', '2027-01-01', 'E5012'],
    ['received', '2026-12-31', 'E5012'],
  ] as const)('%s on %s: %p', (state, today, code) =>
    expect(claimProblem({ state, claimUntil: '2026-12-31' }, today)).toBe(code),
  )
})
