import { toMillis } from '@domain/date'
import { confirmUntil, dueAt, dueStep, isOpen, isSignupOpen, nextMoment } from './steps'

const activity = {
  state: 'OPEN' as const,
  signupStart: '2026-11-20T09:00:00+08:00',
  signupEnd: '2026-11-22T17:00:00+08:00',
  openAt: '2026-11-23T09:00:00+08:00',
  closeAt: '2026-11-23T15:00:00+08:00',
  publishAt: '2026-11-23T17:00:00+08:00',
  confirmDeadline: '2026-11-24T17:00:00+08:00',
  clearedAt: null,
  nextAt: null,
}
const at = (time: string) => toMillis(`2026-11-${time}+08:00`)

describe('the steps of an activity (B 3.7)', () => {
  it.each([
    ['NOT_STARTED', '20T08:59:59', null],
    ['NOT_STARTED', '20T09:00:00', 'ENROL'],
    ['SIGNUP', '23T08:59:59', null],
    ['SIGNUP', '23T09:00:00', 'OPEN'],
    ['OPEN', '23T14:59:59', null],
    ['OPEN', '23T15:00:00', 'CLOSE'],
    ['CLEARING', '23T15:19:59', null],
    ['CLEARING', '23T15:20:00', 'CLEAR'],
    ['PUBLISHED', '29T00:00:00', null],
    ['FINISHED', '29T00:00:00', null],
    ['CANCELLED', '29T00:00:00', null],
    ['FAILED', '29T00:00:00', null],
  ] as const)('%s at %s: %s', (state, now, step) => expect(dueStep({ ...activity, state }, at(now))).toBe(step))

  it('publish what is cleared, and offer what is free, at their moments', () => {
    const cleared = { ...activity, state: 'CLEARING' as const, clearedAt: '2026-11-23T15:20:00+08:00' }
    expect(dueStep(cleared, at('23T16:59:59'))).toBeNull()
    expect(dueStep(cleared, at('23T17:00:00'))).toBe('PUBLISH')
    const published = { ...cleared, state: 'PUBLISHED' as const, nextAt: '2026-11-24T17:00:00+08:00' }
    expect(dueStep(published, at('24T17:00:00'))).toBe('OFFER')
    expect(dueAt(published)).toBe(at('24T17:00:00'))
  })

  it.each([
    ['NOT_STARTED', '20T08:00:00', '距报名开始'],
    ['SIGNUP', '22T16:59:59', '距报名截止'],
    ['SIGNUP', '22T17:00:00', '距竞购开始'],
    ['OPEN', '23T10:00:00', '距竞购截止'],
    ['CLEARING', '23T15:00:00', '距结果公布'],
    ['PUBLISHED', '23T18:00:00', '距确认截止'],
    ['FINISHED', '25T18:00:00', undefined],
  ] as const)('%s at %s waits: %s', (state, now, text) =>
    expect(nextMoment({ ...activity, state }, at(now))?.text).toBe(text),
  )

  it.each([
    ['25T17:00:30', '2026-11-26T17:00:00+08:00'],
    ['25T17:10:00', '2026-11-26T17:00:00+08:00'],
    ['25T18:00:00', '2026-11-26T18:00:00+08:00'],
    ['29T17:00:00', '2026-11-30T17:00:00+08:00'],
  ])('a win that is said at %s is confirmed until %s (N-12)', (now, until) =>
    expect(confirmUntil('2026-11-25T17:00:00+08:00', '2026-11-26T17:00:00+08:00', at(now))).toBe(until),
  )

  it('the clock decides whether it may be signed up and bid (N-01, N-07)', () => {
    expect(isSignupOpen({ ...activity, state: 'NOT_STARTED' }, at('20T09:00:00'))).toBe(true)
    expect(isSignupOpen({ ...activity, state: 'SIGNUP' }, at('22T17:00:00'))).toBe(false)
    expect(isSignupOpen({ ...activity, state: 'CANCELLED' }, at('21T09:00:00'))).toBe(false)
    expect(isOpen(activity, at('23T14:59:59'))).toBe(true)
    expect(isOpen(activity, at('23T15:00:00'))).toBe(false)
    expect(isOpen({ ...activity, state: 'SIGNUP' }, at('23T09:00:00'))).toBe(true)
    expect(isOpen({ ...activity, state: 'CANCELLED' }, at('23T10:00:00'))).toBe(false)
  })
})
