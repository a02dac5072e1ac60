import { isSecondFactor, JOINED_FOR, type LoginProof } from './factors'

const now = Date.parse('2026-11-23T09:30:00+08:00')

test.each<[beganBy: LoginProof, bySms: boolean, byPassword: boolean]>([
  ['password', true, false],
  ['sms', false, true],
  ['wx', false, true],
  ['app', false, true],
  ['icome', true, true],
])('LG-19: after a login by %s an SMS code is a second factor: %s, the password: %s', (beganBy, bySms, byPassword) => {
  expect(isSecondFactor(beganBy, 'sms', null, now)).toBe(bySms)
  expect(isSecondFactor(beganBy, 'password', null, now)).toBe(byPassword)
})

test.each<[beganBy: LoginProof, way: 'sms' | 'password', age: number, isSecond: boolean]>([
  ['password', 'sms', 0, false],
  ['sms', 'password', 0, false],
  ['password', 'sms', JOINED_FOR - 1, false],
  ['password', 'sms', JOINED_FOR, true],
  ['icome', 'sms', 0, true],
])('LG-19: %s, then %s, %s ms after the password was set by a code: %s', (beganBy, way, age, isSecond) => {
  expect(isSecondFactor(beganBy, way, now - age, now)).toBe(isSecond)
})
