import { needsCaptcha, smsRefusal } from './sms-limits'

const now = Date.parse('2026-11-23T09:30:00+08:00')
const limits = { perHour: 30, captchaFrom: 10 }
const ago = (...minutes: number[]) => minutes.map((m) => now - m * 60_000)
const many = (count: number, minutes: number) => Array.from({ length: count }, () => now - minutes * 60_000)

describe('LG-03: when a code may be sent', () => {
  test.each([
    { say: 'the first one', phone: [], address: [], refused: null },
    { say: 'at once again', phone: ago(0), address: [], refused: { code: '2004', retryAfter: 60 } },
    { say: 'after 59.5 s', phone: [now - 59_500], address: [], refused: { code: '2004', retryAfter: 1 } },
    { say: 'after 60 s', phone: [now - 60_000], address: [], refused: null },
    { say: '5 in the hour', phone: ago(50, 40, 30, 20, 10), address: [], refused: { code: '2005', retryAfter: null } },
    { say: 'the oldest of 5 an hour ago', phone: ago(60, 40, 30, 20, 10), address: [], refused: null },
    { say: '10 in the day', phone: many(10, 300), address: [], refused: { code: '2005', retryAfter: null } },
    { say: '9 in the day', phone: many(9, 300), address: [], refused: null },
    { say: '30 of the address', phone: [], address: many(30, 30), refused: { code: '2005', retryAfter: null } },
    { say: '29 of the address', phone: [], address: many(29, 30), refused: null },
  ])('$say', ({ phone, address, refused }) => {
    expect(smsRefusal({ phone, address }, limits, now)).toEqual(refused)
  })

  test.each([
    { say: '2nd of the phone', phone: ago(30), address: [], needed: false },
    { say: '3rd of the phone', phone: ago(30, 20), address: [], needed: true },
    { say: '3rd, but one was over an hour ago', phone: ago(60, 20), address: [], needed: false },
    { say: '9th of the address', phone: [], address: many(8, 5), needed: false },
    { say: '10th of the address', phone: [], address: many(9, 5), needed: true },
  ])('picture code: $say', ({ phone, address, needed }) => {
    expect(needsCaptcha({ phone, address }, limits, now)).toBe(needed)
  })
})
