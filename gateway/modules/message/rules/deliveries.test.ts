import { toInstant, toMillis } from '@domain/date'
import { chosenOf, switchOf } from './channels'
import { deliveriesOf, momentFor, type Occasion } from './plan'
import { digestAt, nextTry, quietEnd, spreadOf, USUAL_QUIET } from './quiet'
import { wxFields, wxTemplates } from './wx-templates'

const at = (clock: string, day = '2026-11-23') => toMillis(`${day}T${clock}:00+08:00`)
const text = (millis: number | null) => (millis === null ? null : toInstant(millis).slice(5, 16))

test.each([
  ['22:00', '08:00', '21:59', null],
  ['22:00', '08:00', '22:00', '11-24T08:00'],
  ['22:00', '08:00', '07:59', '11-23T08:00'],
  ['22:00', '08:00', '08:00', null],
  ['12:00', '14:00', '13:00', '11-23T14:00'],
  ['12:00', '14:00', '14:00', null],
  ['08:00', '08:00', '08:00', null],
])('quiet from %s to %s at %s ends %s (E-X-04)', (start, end, clock, ends) =>
  expect(text(quietEnd({ enabled: true, start, end }, at(clock)))).toBe(ends),
)

test('switched off there are no quiet hours', () =>
  expect(quietEnd({ enabled: false, start: '22:00', end: '08:00' }, at('23:00'))).toBeNull())

test('the digest is at the next ten o’clock; tries after 1, 5 and 30 minutes', () => {
  expect([text(digestAt(at('09:59'))), text(digestAt(at('10:00')))]).toEqual(['11-23T10:00', '11-24T10:00'])
  expect([1, 2, 3, 4].map((n) => text(nextTry(n, at('09:00'))))).toEqual([
    '11-23T09:01',
    '11-23T09:05',
    '11-23T09:30',
    null,
  ])
})

const occasion = (part: Partial<Occasion>): Occasion => ({
  userId: 'U',
  msgId: 'M',
  category: 'bill',
  level: 'important',
  hasWxTemplate: true,
  chosen: {},
  quiet: USUAL_QUIET,
  now: at('09:30'),
  ...part,
})
const planned = (part: Partial<Occasion>) =>
  deliveriesOf(occasion(part)).map(({ channel, state, reason, nextAt }) =>
    [channel, state, reason ?? text(nextAt)].join(' '),
  )
const afterNight = toInstant(at('08:00', '2026-11-24') + spreadOf('M') * 1000).slice(5, 16)

test.each([
  ['important: at once', {}, ['sms queued 11-23T09:30', 'wxMini queued 11-23T09:30']],
  ['in the night: after it', { now: at('22:30') }, [`sms deferred ${afterNight}`, `wxMini deferred ${afterNight}`]],
  [
    'urgent: at any hour',
    { level: 'urgent', category: 'supply', now: at('23:10') },
    ['sms queued 11-23T23:10', 'wxMini queued 11-23T23:10'],
  ],
  ['normal: with the digest, never by SMS', { level: 'normal' }, ['wxMini deferred 11-23T10:00']],
  ['not applied for at WeChat', { hasWxTemplate: false }, ['sms queued 11-23T09:30']],
  ['SMS off', { chosen: { bill: { sms: false } } }, ['sms skipped setting', 'wxMini queued 11-23T09:30']],
  ['the account sends its own SMS', { category: 'account' }, ['wxMini queued 11-23T09:30']],
  ['system notices stay in the app', { category: 'system' }, []],
] as const)('%s', (_what, part, expected) => expect(planned(part as Partial<Occasion>)).toEqual(expected))

test('what waited for the end of hours that begin again at once leaves at that end (E-X-04)', () => {
  const quiet = { enabled: true, start: '00:00', end: '23:59' }
  const end = momentFor({ userId: 'U', msgId: 'M', level: 'important', quiet, now: at('09:30') })
  expect(text(end)).toBe('11-23T23:59')
  expect(momentFor({ userId: 'U', msgId: 'M', level: 'important', quiet, now: end })).toBe(end)
})

test('what is locked stays on; what is as usual is not kept (E6003)', () => {
  const wish = { code: 'bill', inApp: true, wxMini: true, sms: true }
  expect(chosenOf([wish])).toEqual({})
  expect(chosenOf([{ ...wish, sms: false }])).toEqual({ bill: { sms: false } })
  expect(chosenOf([{ ...wish, inApp: false }])).toBe('E6003')
  expect(chosenOf([{ ...wish, code: 'supply', sms: false }])).toBe('E6003')
  expect(chosenOf([{ ...wish, code: 'invoice', sms: true }])).toEqual({})
  expect(switchOf('supply', 'sms', { supply: { sms: false } })).toMatchObject({ on: true, locked: true, offered: true })
  expect(switchOf('market', 'wxMini', {})).toMatchObject({ on: false, locked: false, offered: true })
})

test('fields keep within WeChat’s limits, without line breaks (E-X-07)', () => {
  const message = {
    bp: '1000000001',
    bizId: 'S1',
    title: '计划停气通知',
    summary: '',
    params: {
      area: '开发区南片区\n及新源路以东、云鹏道以南全部用户',
      start: '2026-11-26 06:00',
      reason: '中压干管改线',
    },
    createdAt: '2026-11-23T09:06:00+08:00',
  }
  const fields = wxFields(wxTemplates['SUPPLY'] as (typeof wxTemplates)[string], message)
  expect(fields).toEqual({
    thing1: '开发区南片区 及新源路以东、云鹏道以南…',
    time2: '2026-11-26 06:00',
    time3: '2026-11-23 09:06',
    thing4: '中压干管改线',
  })
  expect(Array.from(fields['thing1'] ?? '')).toHaveLength(20)
})
