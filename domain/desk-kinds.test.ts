import { deskKindLabel, deskUrgency, timeLeft } from './desk-kinds'

const now = Date.parse('2026-11-24T10:00:00+08:00')
const at = (minutes: number) => new Date(now + minutes * 60_000).toISOString()

test.each([
  [null, 'NONE', '不限时'],
  [at(-90), 'LATE', '超时 1 小时'],
  [at(-12), 'LATE', '超时 12 分'],
  [at(0), 'LATE', '超时 1 分'],
  [at(0.5), 'SOON', '剩 1 分'],
  [at(3), 'SOON', '剩 3 分'],
  [at(30), 'SOON', '剩 30 分'],
  [at(31), 'LATER', '剩 31 分'],
  [at(60), 'LATER', '剩 1 小时'],
  [at(1439), 'LATER', '剩 23 小时'],
  [at(2880), 'LATER', '剩 2 天'],
])('due at %s: %s, %s', (dueAt, urgency, text) => {
  expect([deskUrgency(dueAt, now), timeLeft(dueAt, now)]).toEqual([urgency, text])
})

test('a kind without a name is called by its code', () => {
  expect([deskKindLabel('CERT'), deskKindLabel('NEW')]).toEqual(['企业认证', 'NEW'])
})
