import { isLocked, minutesUntil, secondsUntil } from './lock'

const at = (time: string) => Date.parse(`2026-11-23T${time}+08:00`)

it('holds a lock up to and with its last moment (AE-40)', () => {
  const lock = { lockOrderId: 'o', lockUntil: '2026-11-23T10:00:00+08:00' }
  expect([isLocked(lock, at('09:59:59')), isLocked(lock, at('10:00:00')), isLocked(lock, at('10:00:01'))]).toEqual([
    true,
    true,
    false,
  ])
  expect(isLocked({ lockOrderId: null, lockUntil: null }, at('09:00:00'))).toBe(false)
  expect([
    minutesUntil(lock.lockUntil, at('09:30:00')),
    minutesUntil(lock.lockUntil, at('09:59:59')),
    minutesUntil(lock.lockUntil, at('10:05:00')),
  ]).toEqual([30, 1, 1])
  expect([secondsUntil(lock.lockUntil, at('09:59:59')), secondsUntil(lock.lockUntil, at('10:05:00'))]).toEqual([1, 0])
})
