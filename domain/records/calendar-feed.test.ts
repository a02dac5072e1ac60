import fc from 'fast-check'
import { calendarFeed } from './calendar-feed'

const AT = '2026-11-27T12:15:00+08:00'
const event = { uid: 'ALARM|1', title: '辊道干燥区报警器', note: '年检', day: '2026-12-31' }

test('a calendar as phones read it', () => {
  expect(calendarFeed('企业档案', [event], AT)).toBe(
    [
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//crmgas//records//ZH',
      'CALSCALE:GREGORIAN',
      'METHOD:PUBLISH',
      'X-WR-CALNAME:企业档案',
      'REFRESH-INTERVAL;VALUE=DURATION:PT12H',
      'BEGIN:VEVENT',
      'UID:ALARM|1',
      'DTSTAMP:20261127T041500Z',
      'DTSTART;VALUE=DATE:20261231',
      'DTEND;VALUE=DATE:20270101',
      'SUMMARY:辊道干燥区报警器',
      'DESCRIPTION:年检',
      'TRANSP:TRANSPARENT',
      ...[60, 30, 7].flatMap((days) => [
        'BEGIN:VALARM',
        'ACTION:DISPLAY',
        'DESCRIPTION:辊道干燥区报警器',
        `TRIGGER:-P${days}D`,
        'END:VALARM',
      ]),
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ].join('\r\n'),
  )
})

test.each([
  ['a;b,c\\d', 'SUMMARY:a\\;b\\,c\\\\d'],
  ['a\r\nEND:VEVENT', 'SUMMARY:a\\nEND:VEVENT'],
  ['a\rb', 'SUMMARY:ab'],
])('%j is text, no line of its own', (title, expected) =>
  expect(calendarFeed('n', [{ ...event, title }], AT).split('\r\n')).toContain(expected),
)

test('no line is longer than 75 octets, and joined again they are what was said', () =>
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (title) => {
      const text = calendarFeed('n', [{ ...event, title }], AT)
      const lines = text.split('\r\n')
      expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75)
      const whole = text.replaceAll('\r\n ', '')
      const said = /SUMMARY:(.*)/.exec(whole)?.[1] ?? ''
      expect(said.replace(/\\(.)/g, (_all, one: string) => (one === 'n' ? '\n' : one))).toBe(title.replace(/\r/g, ''))
    }),
  ))

test('no event: an empty calendar', () => expect(calendarFeed('n', [], AT)).not.toContain('VEVENT'))
